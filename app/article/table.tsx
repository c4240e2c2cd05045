// A Markdown table that can be compared on a phone: there each row becomes a block, and each cell carries
// the heading of its column along. Reads the elements that MDX makes of a table.

import {
  type ComponentProps,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import "./table.css";

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
          {inOrder(headings, (heading) =>
            heading ? <th {...role.column}>{heading}</th> : <td {...role.cell} />,
          )}
        </tr>
      </thead>
      <tbody {...role.group}>
        {inOrder(rows, ([first, ...rest]) => (
          <tr {...role.row}>
            <th {...role.first}>{first}</th>
            {inOrder(rest, (cell, column) => (
              <td {...role.cell} data-label={textOf(headings[column + 1])}>
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rows and cells of a text that is never rearranged: each is known by its place. */
function inOrder<Item>(items: readonly Item[], draw: (item: Item, place: number) => ReactElement) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return items.map((item, place) => <Fragment key={place}>{draw(item, place)}</Fragment>);
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
