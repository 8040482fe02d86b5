import type { ReactNode } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useCloseDialog } from "../navigation/dialog-history.ts";
import { HomeForm } from "../startup/home-form.tsx";
import { ServedDialog } from "../startup/served-dialog.tsx";
import styles from "./legal.module.css";

/** A text to read over the main screen. S2: "Has a Close button that returns to /." */
export function LegalDialog({ title, children }: { title: string; children: ReactNode }) {
  const close = useCloseDialog();
  return (
    <ServedDialog>
      <Dialog
        title={title}
        onClose={close}
        className={styles.dialog}
        headerEnd={
          <HomeForm onClose={close}>
            <IconButton icon="close" label="Close" type="submit" />
          </HomeForm>
        }
      >
        <div className={styles.text}>{children}</div>
      </Dialog>
    </ServedDialog>
  );
}
