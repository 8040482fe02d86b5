import { expect, type Locator, type Page } from "@playwright/test";
import { HELP } from "./intro.ts";
import { MainScreen } from "./main-screen.ts";
import { dialogNamed } from "./site-dialog.ts";

/** A visitor whose actions are counted: a press, a typed value and a key are one each. Reading and scrolling are none. */
export class Visitor {
  readonly main: MainScreen;
  #actions = 0;

  private constructor(main: MainScreen) {
    this.main = main;
  }

  /** Opens `/` for the first time. Closing the intro does not count; a link to a comparison has none. */
  static async arrive(page: Page, site: string, search = ""): Promise<Visitor> {
    const main = await MainScreen.visit(page, site, search);
    if (search === "") {
      await main.press(page.getByRole("button", { name: "Get started" }));
      await expect(dialogNamed(page, HELP)).toBeHidden();
    }
    return new Visitor(main);
  }

  /** The number of actions since the arrival. */
  get actions(): number {
    return this.#actions;
  }

  /** Presses: a tap on a touch screen, a click otherwise. */
  async press(target: Locator): Promise<void> {
    this.#actions += 1;
    await this.main.press(target);
  }

  /** Types a value, or presses a key with a name such as `Enter`, where the focus is. */
  async type(value: string): Promise<void> {
    this.#actions += 1;
    if (value === "Enter" || value === "Tab") await this.main.page.keyboard.press(value);
    else await this.main.page.keyboard.type(value);
  }

  /** Pastes a text where the focus is. */
  async paste(text: string): Promise<void> {
    this.#actions += 1;
    await this.main.paste(text);
  }

  /** Opens the drawer of editors on a phone. On desktop the editors are in view. */
  async openEditors(): Promise<void> {
    if (!this.main.narrow) return;
    await this.press(this.main.editButton);
    await this.main.drawerAtRest("open");
  }
}
