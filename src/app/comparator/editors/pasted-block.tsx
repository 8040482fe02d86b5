import { type Dispatch, useEffect } from "react";
import type { HistoryAction } from "#comparison/history.ts";
import type { ScreenId } from "#comparison/listed-screen.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { site } from "#words/page/site.ts";
import styles from "./pasted-block.module.css";
import type { Offer, Pasted } from "./pasted-offers.ts";

interface PastedBlockProps {
  id: ScreenId;
  pasted: Pasted;
  dispatch: Dispatch<HistoryAction>;
  onClose(): void;
  onLoadAgain(): void;
  /** What screen readers are to say: the card has a live region already. */
  onSay(text: string): void;
}

/** What a card understood of a pasted text, and what else it can mean. The focus stays in the field. */
export function PastedBlock({
  id,
  pasted: { says: text, offers },
  dispatch,
  onClose,
  onLoadAgain,
  onSay,
}: PastedBlockProps) {
  useEffect(() => {
    onSay(text);
    return () => onSay("");
  }, [onSay, text]);
  function take({ writes, actions = [], loadsAgain }: Offer) {
    if (loadsAgain) return onLoadAgain();
    if (writes !== undefined) dispatch({ type: "write-size", id, size: writes });
    for (const action of actions) dispatch(action);
    onClose();
  }
  return (
    <div className={styles.block}>
      <p className={`${styles.says} fine`}>{text}</p>
      <IconButton icon="close" label={site.close} onClick={onClose} />
      <div className={`${styles.offers} wrapping`}>
        {offers.map((offer) => (
          <Button key={offer.label} look="pill" onClick={() => take(offer)}>
            {offer.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
