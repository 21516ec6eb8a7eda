import { Dialog } from "radix-ui";
import { Suspense, use, useDeferredValue, useState } from "react";
import { isPuzzle, type ListedCase, listedCases } from "../../cases/library.ts";
import { useStrings } from "../../strings/index.ts";
import styles from "./library.module.css";

const MOST = 80;
const SOURCES = ["rulings", "FAQ", "rule book examples", "rules", "cards"] as const;
type Source = (typeof SOURCES)[number];

/** All cases of the project, to find one and open it. */
export function Library({ children, open }: { children: React.ReactNode; open: (found: ListedCase) => void }) {
  const { app, judge } = useStrings();
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>{children}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.veil} />
        <Dialog.Content className={styles.dialog} aria-describedby={undefined}>
          <header className={styles.head}>
            <Dialog.Title asChild>
              <h2>{judge.library.title}</h2>
            </Dialog.Title>
            <Dialog.Close className="button quiet">{app.close}</Dialog.Close>
          </header>
          <Suspense fallback={<p className={styles.faint}>{judge.library.loading}</p>}>
            <Shelves
              choose={(one) => {
                setOpen(false);
                open(one);
              }}
            />
          </Suspense>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Shelves({ choose }: { choose: (one: ListedCase) => void }) {
  const { judge } = useStrings();
  const all = use(listedCases()).filter((one) => !isPuzzle(one));
  const [words, setWords] = useState("");
  const [source, setSource] = useState<Source | null>(null);
  const wanted = useDeferredValue(words).toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ name, file, rules }: ListedCase) =>
    wanted.every((word) => name.toLowerCase().includes(word) || file.includes(word) || rules.some((rule) => rule.startsWith(word)));
  const found = all.filter((one) => (source === null || one.source === source) && fits(one));
  return (
    <>
      <input
        className="field"
        type="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        placeholder={judge.library.search}
        aria-label={judge.library.search}
      />
      <div className={styles.sources}>
        {[null, ...SOURCES].map((one) => (
          <button key={one} type="button" className={styles.source} aria-pressed={source === one} onClick={() => setSource(one)}>
            {one === null ? judge.library.all : judge.library.sources[one]}
          </button>
        ))}
        <span className={styles.faint} role="status">
          {judge.library.count(found.length)}
        </span>
      </div>
      <ul className={styles.list}>
        {found.slice(0, MOST).map((one) => (
          <li key={`${one.file}:${one.line}`}>
            <button type="button" className={styles.case} onClick={() => choose(one)}>
              <span>{one.name}</span>
              <span className={styles.rules}>{one.rules.slice(0, 4).join(" · ")}</span>
            </button>
          </li>
        ))}
        {found.length > MOST && <li className={styles.faint}>{judge.library.more(found.length - MOST)}</li>}
      </ul>
    </>
  );
}
