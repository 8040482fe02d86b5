/**
 * Does something once the next frame has been painted, or at once where nothing is: what nobody sees need not make a
 * touch wait. A visitor who leaves before that loses nothing. Gives the way to call it off.
 */
export function afterPaint(work: () => void): () => void {
  if (document.hidden) {
    work();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(finish);
  });
  document.addEventListener("visibilitychange", finish);
  return stop;

  function stop() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", finish);
  }

  function finish() {
    stop();
    work();
  }
}
