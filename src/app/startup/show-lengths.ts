/**
 * Marks the root element with the unit that the visitor chose last (D36), which the figures of articles show first. A page contains
 * this function as text and runs it before its first paint, so it uses only the browser.
 */
export function showLengths(): void {
  try {
    const unit = localStorage.getItem("diagonal.lengths");
    if (unit === "in" || unit === "cm") document.documentElement.dataset.lengths = unit;
  } catch {
    // Storage is forbidden, so nothing was chosen.
  }
}
