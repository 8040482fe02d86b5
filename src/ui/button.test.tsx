// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Button, IconButton } from "./button.tsx";

it("submits no form unless it is asked to", () => {
  render(
    <form>
      <Button>Turn</Button>
      <Button type="submit">Done</Button>
    </form>,
  );
  const [turn, done] = screen.getAllByRole<HTMLButtonElement>("button");
  expect([turn?.type, done?.type]).toEqual(["button", "submit"]);
});

it("is named by its words, and an icon button by its label, which is its tooltip too", () => {
  render(
    <>
      <Button look="tool" icon="undo">
        Undo
      </Button>
      <IconButton icon="close" label="Close" />
    </>,
  );
  expect(screen.getByRole("button", { name: "Undo" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Close" }).dataset.tooltip).toBe("Close");
});
