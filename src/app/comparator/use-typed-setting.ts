import { useState } from "react";

/**
 * The text of a field that sets one value of the whole comparison when it is committed, so that undo has one step. A value that
 * changes elsewhere takes its place.
 *
 * @param current the value in force, as text
 * @param set sets what a text means, and returns it as it is shown from then on; null for a text that means nothing
 */
export function useTypedSetting(current: string, set: (text: string) => string | null) {
  const [text, setText] = useState(current);
  const [before, setBefore] = useState(current);
  const [isWrong, setIsWrong] = useState(false);
  const putBack = () => {
    setText(current);
    setIsWrong(false);
  };
  if (before !== current) {
    setBefore(current);
    putBack();
  }
  const commit = () => {
    const shown = set(text);
    setIsWrong(shown === null);
    if (shown !== null) setText(shown);
  };
  return { field: { value: text, invalid: isWrong, onChange: setText, onBlur: commit }, isWrong, commit, putBack };
}
