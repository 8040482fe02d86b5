import { useMemo } from "react";
import { useLocation } from "react-router";
import { comparisonSearch, unitlessSearch } from "#comparison/address.ts";
import { reduceComparison } from "#comparison/reducer.ts";
import { comparisonOf } from "#comparison/state.ts";
import { Icon } from "#ui/icon.tsx";
import type { Language } from "#words/language.ts";
import { language as own } from "#words/page/language.ts";
import { languages as words } from "#words/page/languages.ts";
import { useLayoutKind } from "../browser/media-query.ts";
import { readRememberedLengths } from "../comparator/lengths-choice.ts";
import { useSession } from "../comparator/session.ts";
import { LanguageLinks } from "./language-links.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import styles from "./languages.module.css";

const MENU_ID = "languages";

/** Opens the languages upwards, by itself: no script has to run. */
export function LanguageButton({ className = "" }: { className?: string }) {
  return (
    <button type="button" popoverTarget={MENU_ID} className={`${styles.button} inner-ring ${className}`}>
      <Icon name="globe" size={1} />
      <span className={styles.name}>{own.name}</span>
      <Icon name="chevronDown" size={1} className={styles.up} />
    </button>
  );
}

/** At the lower end of the panel on the right, level with the footer. */
export function LanguageRow() {
  const searchIn = useSearchIn();
  const layout = useLayoutKind();
  return (
    <div className={`${styles.row} screen-only only-wide`}>
      <LanguageButton />
      {layout === "wide" && <LanguageOffer className={styles.overRow} searchIn={searchIn} />}
    </div>
  );
}

/**
 * The query of the comparison in each language, with what is typed and valid, since the other page forgets the fields. As it was written,
 * and served, until something is changed.
 */
function useSearchIn(): (language: Language) => string {
  const { history, touched } = useSession();
  const { search } = useLocation();
  const { present, drawn } = history;
  return useMemo(() => {
    if (present === drawn && !touched) return () => search;
    const kept = comparisonOf(reduceComparison(present, { type: "commit-valid" }));
    // A unit that nobody chose is the one of each language or of the space (D36).
    const unitless = unitlessSearch(kept);
    const isChosen = readRememberedLengths() !== null || comparisonSearch(kept, own.lengths) !== unitless;
    return ({ lengths }: Language) => (isChosen ? comparisonSearch(kept, lengths) : unitless);
  }, [present, drawn, touched, search]);
}

/** What the buttons open: the comparison in each language. */
export function LanguageMenu() {
  const searchIn = useSearchIn();
  return (
    <nav id={MENU_ID} popover="auto" aria-label={words.label} className={styles.menu}>
      <LanguageLinks ticks searchIn={searchIn} />
    </nav>
  );
}

/** At the lower edge of a phone's answer. */
export function AnswerOffer() {
  const searchIn = useSearchIn();
  const layout = useLayoutKind();
  return layout === "narrow" && <LanguageOffer className={styles.atAnswer} searchIn={searchIn} />;
}
