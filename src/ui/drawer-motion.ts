/**
 * Moves a drawer in from its side of the window and out again, and fades the shade behind it. The stylesheet says how
 * long that takes, or that nothing moves.
 */
export class DrawerMotion {
  readonly #panel: HTMLDialogElement;
  readonly #shade: HTMLElement;
  readonly #side: "left" | "right";

  constructor(panel: HTMLDialogElement, shade: HTMLElement, side: "left" | "right") {
    this.#panel = panel;
    this.#shade = shade;
    this.#side = side;
  }

  /** Puts the drawer under a finger: 0 is closed, 1 is open. */
  drag(openness: number): void {
    this.#show();
    this.#panel.setAttribute("data-dragged", "");
    this.#move(openness);
  }

  /** Moves the drawer from where it is until it is open or closed. */
  finish(open: boolean): void {
    if (!open && !this.#panel.open) {
      this.#rest();
      return;
    }
    if (open && this.#panel.open && this.#panel.style.translate === "") return;
    this.#show();
    this.#panel.removeAttribute("data-dragged");
    // Forces a layout, so that the transition starts where the panel is now.
    this.#panel.getBoundingClientRect();
    this.#move(open ? 1 : 0);
    if (open) return;
    Promise.all(this.#panel.getAnimations().map(({ finished }) => finished)).then(
      () => {
        this.#panel.close();
        this.#rest();
      },
      () => {}, // Another movement has cancelled this one.
    );
  }

  #show(): void {
    if (this.#panel.open) return;
    this.#panel.setAttribute("data-dragged", "");
    this.#move(0);
    this.#panel.showModal();
  }

  /** The stylesheet then says where it is, for the next time that the browser opens it without us. */
  #rest(): void {
    this.#panel.removeAttribute("data-dragged");
    this.#panel.style.translate = "";
    this.#shade.style.opacity = "";
  }

  #move(openness: number): void {
    const closed = this.#side === "left" ? -100 : 100;
    this.#panel.style.translate = `${closed * (1 - openness)}%`;
    this.#shade.style.opacity = String(openness);
  }
}
