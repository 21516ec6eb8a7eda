import { Dialog } from "radix-ui";
import { lazy, Suspense } from "react";
import { useStrings } from "../strings/index.ts";
import styles from "./keys-help.module.css";
import { usePanels } from "./panels.ts";

const Report = lazy(() => import("./report.tsx"));

/** What somebody tells of a problem, laid over the board. */
export function ReportDialog() {
  const { board, app } = useStrings();
  const isOpen = usePanels((panels) => panels.report);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(report) => usePanels.setState({ report })}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.veil} />
        <Dialog.Content className={styles.help} aria-describedby={undefined}>
          <Dialog.Title asChild>
            <h2>{board.report.title}</h2>
          </Dialog.Title>
          <Suspense fallback={null}>
            <Report />
          </Suspense>
          <Dialog.Close className="button">{app.close}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
