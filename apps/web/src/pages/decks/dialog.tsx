import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { useStrings } from "../../strings/index.ts";
import styles from "./dialog.module.css";

export interface SheetProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly children: ReactNode;
  /** A card needs no frame of its own. */
  readonly bare?: boolean;
}

/** Something laid over the page until it is put away. */
export function Sheet({ title, isOpen, close, children, bare = false }: SheetProps) {
  const { app } = useStrings();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.shade} />
        <Dialog.Content className={styles.sheet} data-bare={bare || undefined} aria-describedby={undefined}>
          <div className={styles.head}>
            <Dialog.Title className={bare ? "visually-hidden" : ""}>{title}</Dialog.Title>
            <Dialog.Close className="button quiet" aria-label={app.close}>
              <X size={20} aria-hidden />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
