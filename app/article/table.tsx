// A Markdown table that can be compared on a phone: there each row becomes a block, and each cell carries
// the heading of its column along. Reads the elements that MDX makes of a table.

import { type ComponentProps, isValidElement, type ReactElement, type ReactNode } from "react";

/** A table's roles, spelt out because browsers forget them once CSS rearranges its cells. */
export const role = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader", scope: "col" },
  first: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

type Element = ReactElement<{ children?: ReactNode }>;

export function Table({ children }: ComponentProps<"table">) {
  const [head, ...bodies] = elementsIn(children);
  return (
    <RowTable
      headings={elementsIn(elementsIn(head)[0]).map(childrenOf)}
      rows={bodies.flatMap(elementsIn).map((row) => elementsIn(row).map(childrenOf))}
    />
  );
}

/** Each row's first cell names it. */
export function RowTable({
  headings,
  rows,
  caption,
}: {
  headings: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
  caption?: ReactNode;
}) {
  return (
    <table {...role.table} data-wide={headings.length > 2 || undefined}>
      {caption}
      <thead {...role.group}>
        <tr {...role.row}>
          {headings.map((heading, column) =>
            heading ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={column} {...role.column}>
                {heading}
              </th>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <td key={column} {...role.cell} />
            ),
          )}
        </tr>
      </thead>
      <tbody {...role.group}>
        {rows.map(([first, ...rest], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
          <tr key={place} {...role.row}>
            <th {...role.first}>{first}</th>
            {rest.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <td key={column} {...role.cell} data-label={textOf(headings[column + 1])}>
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function elementsIn(node: ReactNode): Element[] {
  const children = isValidElement(node) ? childrenOf(node as Element) : node;
  return [children].flat(2).filter((child) => isValidElement(child)) as Element[];
}

function childrenOf(element: Element): ReactNode {
  return element.props.children;
}

function textOf(node: ReactNode): string {
  if (isValidElement(node)) return textOf(childrenOf(node as Element));
  return Array.isArray(node) ? node.map(textOf).join("") : String(node ?? "");
}
