// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { followDialogCommands } from "./dialog-commands.ts";

it("opens and closes dialogs in browsers that do not know the attributes, unless the page does it", () => {
  expect("command" in HTMLButtonElement.prototype).toBe(false);
  document.body.innerHTML = `<button command="show-modal" commandfor="drawer"><b>Edit</b></button>
<dialog id="drawer"><button command="close" commandfor="drawer">Close</button></dialog>`;
  followDialogCommands();
  const dialog = document.querySelector("dialog");
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  press("b");
  expect(dialog?.open).toBe(true);
  press("b");
  expect(dialog?.open).toBe(true);
  document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
  press("[command=close]");
  expect(dialog?.open).toBe(true);
  press("[command=close]");
  expect(dialog?.open).toBe(false);
});
