import type { ReactNode } from "react";
import { IconButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { language } from "#words/page/language.ts";
import { languages } from "#words/page/languages.ts";
import { legal } from "#words/page/legal.ts";
import { site } from "#words/page/site.ts";
import { IN_ENGLISH } from "../articles/in-english.tsx";
import { LanguageLinks } from "../languages/language-links.tsx";
import { useCloseDialog } from "../navigation/dialog-routes.ts";
import { PageMeta, useSite } from "../page-meta.tsx";
import { CloseForm, ServedDialog } from "../startup/served-dialog.tsx";
import styles from "./legal.module.css";

/** A text to read over the main screen. Its Close button leads to `/` (S2.9, S2.10). */
export function LegalDialog({ page, children }: { page: "privacy" | "terms"; children: ReactNode }) {
  const close = useCloseDialog();
  const { title, description } = legal[page];
  return (
    <>
      <PageMeta title={site.titleOf(title)} description={description} path={`/${page}`} />
      <ServedDialog>
        <Dialog
          title={title}
          onClose={close}
          className={styles.dialog}
          headerEnd={
            <CloseForm onClose={close}>
              <IconButton icon="close" label={site.close} type="submit" />
            </CloseForm>
          }
        >
          {language.lang !== "en" && <p className={`${styles.note} aside muted`}>{languages.textInEnglish}</p>}
          <div {...IN_ENGLISH} className={styles.text}>
            {children}
          </div>
          <nav aria-label={languages.label} className={styles.languages}>
            <LanguageLinks />
          </nav>
        </Dialog>
      </ServedDialog>
    </>
  );
}

/** The e-mail address of the site's operator. */
export function ContactLink() {
  const { contactEmail } = useSite();
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}
