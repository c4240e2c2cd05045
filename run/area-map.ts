// Leaves the drawing of the service area out of the site where a studio shows no map.

import type { Plugin } from "vite";
import { areas } from "#studio/areas.ts";

export function areaMap({ map }: Pick<typeof areas, "map"> = areas): Plugin {
  return {
    name: "area-map",
    enforce: "pre",
    load: {
      filter: { id: /\/area-map\.svg\?no-inline$/ },
      handler: () => (map === null ? 'export default "";' : null),
    },
  };
}
