import { Dialog } from "radix-ui";
import { useStrings } from "../strings/index.ts";
import styles from "./keys-help.module.css";
import { usePanels } from "./panels.ts";

export function KeysHelp() {
  const { board, app } = useStrings();
  const isOpen = usePanels((panels) => panels.keys);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(keys) => usePanels.setState({ keys })}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.veil} />
        <Dialog.Content className={styles.help} aria-describedby={undefined}>
          <Dialog.Title asChild>
            <h2>{board.keys.title}</h2>
          </Dialog.Title>
          <dl>
            {board.keys.list.map(([keys, what]) => (
              <div key={keys}>
                <dt>
                  {keys.split(" ").map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <Dialog.Close className="button">{app.close}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
