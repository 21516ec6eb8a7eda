import { Bell } from "lucide-react";
import { useState } from "react";
import { canNotify } from "../../online/alarm.ts";
import { useStrings } from "../../strings/index.ts";
import styles from "./online.module.css";

/** Whoever waits may do something else meanwhile. Asked for only when somebody wants it. */
export function NotifyMe() {
  const { notify } = useStrings().network;
  const [allowed, setAllowed] = useState(() => (canNotify() ? Notification.permission : "denied"));
  if (allowed === "denied") return null;
  if (allowed === "granted") return <p className={styles.soft}>{notify.on}</p>;
  return (
    <button type="button" className="button quiet" onClick={() => void Notification.requestPermission().then(setAllowed)}>
      <Bell size={16} aria-hidden /> {notify.ask}
    </button>
  );
}
