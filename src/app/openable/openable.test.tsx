// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { type Openable, openable, useOpenable } from "./openable.tsx";

const onClose = vi.fn();
const importScript = vi.fn<() => Promise<{ text: string }>>();

beforeEach(() => {
  // happy-dom has no popovers.
  HTMLElement.prototype.showPopover ??= () => {};
  vi.resetAllMocks();
  importScript.mockRejectedValue(new TypeError("Importing a module script failed."));
});

interface PageProps {
  part: Openable<{ text: string }>;
  open: boolean;
}

function Page({ part, open }: PageProps) {
  const [loaded, failure] = useOpenable(part, open, onClose);
  return (
    <>
      {open && loaded?.text}
      {failure}
    </>
  );
}

/** Returns what opens and closes a part. */
function renderPart() {
  const part = openable(importScript);
  const { rerender } = render(<Page part={part} open={false} />);
  return (open: boolean) => act(async () => rerender(<Page part={part} open={open} />));
}

const message = () => screen.queryByRole("alert")?.textContent;
const tryAgain = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Try again" })));

it("loads a part when it is opened, and once only", async () => {
  importScript.mockResolvedValue({ text: "The part" });
  const show = renderPart();
  expect(importScript).not.toHaveBeenCalled();
  await show(true);
  await show(false);
  await show(true);
  expect(document.body.textContent).toBe("The part");
  expect(importScript).toHaveBeenCalledTimes(1);
});

it("hydrates what the server has sent without it, also where the page has loaded it by then", async () => {
  importScript.mockResolvedValue({ text: "The part" });
  const part = openable(importScript);
  await part.load();
  const onRecoverableError = vi.fn();
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Page part={openable(importScript)} open />);
  const page = <Page part={part} open />;
  await act(async () => void render(page, { container, hydrate: true, onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toBe("The part");
});

it("asks for a script that fails once more, before it says so", async () => {
  importScript.mockRejectedValueOnce(new TypeError("Importing a module script failed."));
  importScript.mockResolvedValueOnce({ text: "The part" });
  await renderPart()(true);
  expect(message()).toBeUndefined();
  expect(document.body.textContent).toBe("The part");
});

it("says “Unable to load” as long as the script fails, and shows the part on “Try again” (D20)", async () => {
  const show = renderPart();
  await show(true);
  expect(message()).toContain("Unable to load");
  await tryAgain();
  expect(message()).toContain("Unable to load");
  importScript.mockResolvedValue({ text: "The part" });
  await tryAgain();
  expect(document.body.textContent).toBe("The part");
});

it("tries again when a part is closed and opened", async () => {
  const show = renderPart();
  await show(true);
  await show(false);
  expect(message()).toBeUndefined();
  importScript.mockResolvedValue({ text: "The part" });
  await show(true);
  expect(document.body.textContent).toBe("The part");
});

it.each([
  ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ["a press elsewhere", () => fireEvent.pointerDown(document.body)],
])("closes the part with %s, but not with a press on the message", async (_, close) => {
  await renderPart()(true);
  fireEvent.pointerDown(screen.getByRole("alert"));
  expect(onClose).not.toHaveBeenCalled();
  close();
  expect(onClose).toHaveBeenCalledTimes(1);
});
