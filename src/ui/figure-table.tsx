import type { HTMLAttributes, Key, ReactNode, TableHTMLAttributes } from "react";
import styles from "./figure-table.module.css";

export interface Column<Row> {
  heading: string;
  /** Where another column may have the same heading. */
  id?: string;
  /** The heading is for screen readers only. */
  headingHidden?: boolean;
  cell(row: Row): ReactNode;
  /** For the heading and the cells. */
  className?: string | undefined;
}

interface FigureTableProps<Row> extends TableHTMLAttributes<HTMLTableElement> {
  /** For screen readers. */
  caption: string;
  /** The first column has the rows' headings. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowProps?(row: Row): HTMLAttributes<HTMLTableRowElement>;
}

/** A table of figures, one thing a row. Its head stays in view where the table scrolls. */
export function FigureTable<Row extends { readonly id: Key }>(props: FigureTableProps<Row>) {
  const { caption, columns, rows, rowProps, className = "", ...rest } = props;
  return (
    <table className={`${styles.table} ${className}`} {...rest}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id ?? column.heading} scope="col" className={column.className}>
              {column.headingHidden ? <span className="visually-hidden">{column.heading}</span> : column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} {...rowProps?.(row)}>
            {columns.map((column, index) => {
              const [Cell, scope] = index === 0 ? (["th", "row"] as const) : (["td", undefined] as const);
              return (
                <Cell key={column.id ?? column.heading} scope={scope} className={column.className}>
                  {column.cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
