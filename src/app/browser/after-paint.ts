/** What is to be done when the next frame has been painted, in the order in which it was asked for. */
const waiting = new Set<{ work(): void }>();
let isAsked = false;
let isListening = false;

/**
 * Does something once the next frame has been painted, or at once where nothing is: what nobody sees need not make a
 * touch wait. A visitor who leaves before that loses nothing. Gives the way to call it off.
 */
export function afterPaint(work: () => void): () => void {
  if (document.hidden) {
    work();
    return () => {};
  }
  const asked = { work };
  waiting.add(asked);
  ask();
  return () => {
    waiting.delete(asked);
  };
}

/** Once for all that waits: several are asked for with each change, and to ask the browser takes longer than the rest. */
function ask() {
  if (!isListening) document.addEventListener("visibilitychange", finish);
  isListening = true;
  if (!isAsked) requestAnimationFrame(() => setTimeout(finish));
  isAsked = true;
}

function finish() {
  isAsked = false;
  // What one of them asks for anew comes after the next frame, and what it calls off does not come at all.
  for (const asked of [...waiting]) if (waiting.delete(asked)) asked.work();
}
