// @vitest-environment happy-dom
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { FigureTable } from "./figure-table.tsx";

const ROWS = [
  { id: 7, name: "First", width: 3 },
  { id: 9, name: "Second", width: 4 },
];

it("names its columns and, in the first one, its rows", () => {
  render(
    <FigureTable
      caption="Sizes"
      rows={ROWS}
      columns={[
        { heading: "Screen", cell: ({ name }) => name },
        { heading: "Width", className: "wide", cell: ({ width }) => `${width} cm` },
      ]}
      rowProps={({ id }) => ({ title: `Row ${id}` })}
    />,
  );
  const table = screen.getByRole("table", { name: "Sizes" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Screen", "Width"]);
  expect(within(table).getByRole("columnheader", { name: "Width" }).className).toBe("wide");
  const second = within(table).getByTitle("Row 9");
  expect(within(second).getByRole("rowheader").textContent).toBe("Second");
  const cell = within(second).getByRole("cell", { name: "4 cm" });
  expect(cell.className).toBe("wide");
});
