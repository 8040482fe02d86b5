import { copyText } from "#app/browser/clipboard.ts";
import { useExpiringValue } from "#app/browser/timers.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PathIcon } from "#ui/icon.tsx";
import { embed as words } from "#words/page/embed.ts";
import styles from "./embed-dialog.module.css";

/** From Lucide, as those in ui/icon.tsx. */
const COPY =
  "M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2";
const EXTERNAL = "M15 3h6v6M10 14L21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6";

/** How long the button says what it did, in milliseconds. */
const COPIED_MS = 2000;

interface CopyCodeProps {
  code: string;
  /** What the code shows, by itself. */
  address: string;
  /** Called when the browser does not copy, so that the visitor can. */
  onRefused(): void;
}

export function CopyCode({ code, address, onRefused }: CopyCodeProps) {
  const [copied, showCopied] = useExpiringValue<string>(COPIED_MS);
  const isCopied = copied === code;
  const copy = async () => {
    if (await copyText(code)) showCopied(code);
    else onRefused();
  };
  return (
    <div className={`${styles.actions} wrapping`}>
      <Button look="commit" icon={isCopied ? "check" : undefined} className={styles.copy} onClick={() => void copy()}>
        {!isCopied && <PathIcon path={COPY} size={1.125} />}
        {isCopied ? words.copied : words.copy}
      </Button>
      <ButtonLink className={styles.open} href={address} target="_blank" rel="noopener">
        <PathIcon path={EXTERNAL} size={1.125} />
        {words.open}
      </ButtonLink>
      <span role="status" className="visually-hidden">
        {isCopied && words.copied}
      </span>
    </div>
  );
}
