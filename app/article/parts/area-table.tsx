import { areas } from "#studio/areas.ts";
import { RowTable } from "../table.tsx";

const headings = ["Part of the area", "Places", "The way here", "How it usually goes"];

export function AreaTable() {
  return (
    <RowTable
      headings={headings}
      rows={areas.parts.map(({ part, places, way, usually }) => [part, places, way, usually])}
    />
  );
}
