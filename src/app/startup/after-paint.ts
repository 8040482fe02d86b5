/** What is to be done when the next frame has been painted, in the order in which it was asked for. */
const waiting = new Set<{ work(): void }>();
let isAsked = false;

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
  if (isAsked) return;
  isAsked = true;
  document.addEventListener("visibilitychange", finishAll);
  requestAnimationFrame(() => {
    isAsked = false;
    // What is asked for from now on waits for a frame of its own.
    const due = [...waiting];
    setTimeout(() => finish(due));
  });
}

function finishAll() {
  finish([...waiting]);
}

/** What one of them calls off does not come; an error in one keeps none of the others from coming. */
function finish(due: readonly { work(): void }[]) {
  for (const asked of due) {
    if (!waiting.delete(asked)) continue;
    try {
      asked.work();
    } catch (error) {
      reportError(error);
    }
  }
}
