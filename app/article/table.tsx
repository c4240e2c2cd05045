// Tables that stay readable on a phone: a wide table's rows become blocks, in which cells repeat their column headings.

import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import "./table.css";

/** Explicit roles, because browsers drop a table's implicit roles when CSS changes `display`. */
const role = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader", scope: "col" },
  first: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

type Element = ReactElement<{ children?: ReactNode }>;

/** Built from the elements that MDX renders for a Markdown table. */
export function Table({ children }: { children?: ReactNode }) {
  const [head, ...bodies] = elementsIn(children);
  return (
    <RowTable
      headings={elementsIn(elementsIn(head)[0]).map(childrenOf)}
      rows={bodies.flatMap(elementsIn).map((row) => elementsIn(row).map(childrenOf))}
    />
  );
}

/** Table whose first column holds the row headings. */
export function RowTable(props: {
  headings: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
  caption?: string;
  /** Class with its own layout for phones. Without a class, a wide table's rows become blocks. */
  className?: string | undefined;
}) {
  const { headings, rows, caption, className } = props;
  const isWide = headings.length > 2 && !className;
  return (
    <table {...role.table} className={className} data-wide={isWide || undefined}>
      {caption ? <caption className="visually-hidden">{caption}</caption> : null}
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

/** Elements keyed by index, because rows and cells never change their order. */
function inOrder<Item>(items: readonly Item[], draw: (item: Item, place: number) => ReactElement) {
  return Children.toArray(items.map(draw));
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
