/** Dispatched at the window when the page is hydrated. */
export const HYDRATED = "diagonal:hydrated";

/**
 * Keeps what a visitor presses and types before the page is hydrated, shows buttons as pressed, and does it again afterwards: all of it,
 * in order, once (D63). What opens or closes something by itself (links, forms, `commandfor`, `popovertarget`) is left alone. A page contains this
 * function as text and runs it before its first paint, so it uses only its argument and the browser.
 */
export function keepEarlyPresses(hydrated: string): void {
  const kept: { readonly control: HTMLElement; act(): void }[] = [];
  /** What each field showed when something was last typed into it, until that is done again. */
  const shown = new Map<HTMLInputElement, string>();
  /** What each field had just before what is typed now. */
  const before = new Map<HTMLInputElement, string>();
  let isDoing = false;
  const isTicked = (input: HTMLInputElement) => input.type === "radio" || input.type === "checkbox";

  function keep(event: Event): void {
    const { target } = event;
    if (!event.isTrusted || !(target instanceof Element)) return;
    const act = actionOf(event, target);
    if (act === null) return;
    event.stopImmediatePropagation();
    kept.push(act);
  }

  /** What does the same again; null for what is left to the browser. */
  function actionOf(event: Event, target: Element): (typeof kept)[number] | null {
    if (event.type === "click") {
      const control = target.closest<HTMLButtonElement>("button[type=button]:not([commandfor], [popovertarget])");
      control?.setAttribute("data-pressed", "");
      return control && { control, act: () => control.click() };
    }
    if (!(target instanceof HTMLInputElement) || target.form !== null) return null;
    if (event instanceof KeyboardEvent) {
      if (event.key !== "Enter" || event.isComposing) return null;
      const again = { key: "Enter", code: "Enter", bubbles: true, cancelable: true };
      return { control: target, act: () => void target.dispatchEvent(new KeyboardEvent("keydown", again)) };
    }
    const { checked, value } = target;
    const former = before.get(target) ?? shown.get(target) ?? target.defaultValue;
    before.delete(target);
    // A later character is shown when its own turn comes.
    if (isDoing) target.value = former;
    else shown.set(target, value);
    // What is typed behind a text goes behind what the page made of that text: it takes `cm` out of `68cm`, a character after the other.
    const typed = value.startsWith(former) ? value.slice(former.length) : null;
    const { data = null } = event as InputEvent;
    const change = () => {
      if (isTicked(target)) {
        target.checked = !checked;
        target.click();
        return;
      }
      // React takes a text for known that was set in its sight.
      if (shown.delete(target)) target.value = target.defaultValue;
      const text = typed === null ? value : target.value + typed;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(target, text);
      target.dispatchEvent(new InputEvent("input", { data, bubbles: true }));
    };
    return { control: target, act: change };
  }

  /** Gives back the text of a field that React has rendered again, and so reset, before the page was hydrated. */
  function giveBack({ target }: Event): void {
    if (!(target instanceof HTMLInputElement)) return;
    const text = shown.get(target);
    if (text !== undefined && target.value !== text) target.value = text;
    before.set(target, target.value);
  }

  const events = ["click", "keydown", "input"];

  function stop(): void {
    removeEventListener("beforeinput", giveBack, true);
    for (const name of events) removeEventListener(name, keep, true);
    for (const { control } of kept) control.removeAttribute("data-pressed");
  }

  async function doAgain(): Promise<void> {
    isDoing = true;
    // A field that has the focus opens what belongs to it.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement)
      activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    // Each finds the page as the one before has left it. What is pressed meanwhile waits behind them.
    for (let next = kept.shift(); next !== undefined; next = kept.shift()) {
      const { control, act } = next;
      if (kept.every((other) => other.control !== control)) control.removeAttribute("data-pressed");
      if (control.isConnected) act();
      await new Promise((resolve) => setTimeout(resolve));
    }
    stop();
  }

  addEventListener("beforeinput", giveBack, true);
  for (const name of events) addEventListener(name, keep, true);
  addEventListener(hydrated, doAgain, { once: true });
  // The scripts are gone after a new release: what waits for them would wait for ever.
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && stop(), true);
}
