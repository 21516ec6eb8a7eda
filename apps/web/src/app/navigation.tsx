import { Link } from "@tanstack/react-router";
import { Menu } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { useStrings } from "../strings/index.ts";
import { fileAt, isSite } from "./base.ts";
import { PAGES, type PageName } from "./pages.ts";
import { SettingsMenu } from "./settings-menu.tsx";
import styles from "./shell.module.css";

function PageLink({ page, onClick }: { readonly page: PageName; readonly onClick?: () => void }) {
  const { app } = useStrings();
  return (
    <Link
      to={`/${page}/{-$at}`}
      params={{ at: undefined }}
      className={styles.link}
      activeProps={{ "aria-current": "page" }}
      onClick={onClick}
    >
      {app.pages[page]}
    </Link>
  );
}

/** The documents are pages of their own, beside the client. */
function DocsLink() {
  const { links } = useStrings();
  return (
    <a href={fileAt("docs/")} className={styles.link}>
      {links.docs}
    </a>
  );
}

/** A row of links where there is room, one button that opens them where there is not. */
export function Navigation() {
  const { app } = useStrings();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <nav className={styles.row} aria-label={app.navigation}>
        {PAGES.map((page) => (
          <PageLink key={page} page={page} />
        ))}
        {isSite && <DocsLink />}
      </nav>
      <SettingsMenu />
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Trigger className={`button quiet ${styles.menu}`} aria-label={app.menu}>
          <Menu size={22} aria-hidden />
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className={styles.veil} />
          <Dialog.Content className={styles.drawer} aria-describedby={undefined}>
            <Dialog.Title className="visually-hidden">{app.navigation}</Dialog.Title>
            <nav aria-label={app.navigation}>
              {PAGES.map((page) => (
                <PageLink key={page} page={page} onClick={() => setOpen(false)} />
              ))}
              {isSite && <DocsLink />}
            </nav>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}
