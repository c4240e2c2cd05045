// Which rooms and packages a room may import: no others than it names here. The rooms it names stand above it:
// `facts` imports none, and none imports `desk`. The README's map says what each holds.

export type Room = {
  /** Folders, or one file, that the room may import beside itself. */
  rooms: readonly string[];
  /** npm packages, by name. */
  packages: readonly string[];
  /** Whether Node's own modules may be imported; a browser has none. */
  node: boolean;
};

/** By folder; the longest that a path begins with decides, so that a room can stand inside another. */
export const rooms = {
  facts: { rooms: [], packages: [], node: false },
  studio: { rooms: ["facts"], packages: [], node: false },
  contract: { rooms: ["studio", "facts"], packages: [], node: false },
  content: { rooms: ["studio", "facts", "contract"], packages: [], node: false },
  "studio/articles": {
    rooms: ["content", "contract", "studio", "facts"],
    packages: [],
    node: false,
  },
  app: {
    rooms: ["content", "contract", "studio", "facts"],
    packages: ["@hotjar/browser", "mdx", "react", "react-dom", "schema-dts"],
    node: false,
  },
  "app/ui": { rooms: ["app/styles", "facts/picture-source.ts"], packages: ["react"], node: false },
  server: {
    rooms: ["contract", "studio", "facts"],
    packages: [
      "@hono/node-server",
      "hono",
      "kysely",
      "nodemailer",
      "pg",
      "rate-limiter-flexible",
      "sharp",
      "standardwebhooks",
    ],
    node: true,
  },
  run: {
    rooms: ["server", "app", "content", "contract", "studio", "facts"],
    packages: [
      "@mdx-js/mdx",
      "estree-jsx",
      "fontverter",
      "github-slugger",
      "harfbuzzjs",
      "hast",
      "mdast",
      "mdast-util-to-string",
      "rehype-parse",
      "rehype-remark",
      "remark-gfm",
      "remark-stringify",
      "sharp",
      "unified",
      "unist-util-visit",
      "vite",
    ],
    node: true,
  },
  desk: {
    rooms: ["run", "server", "content", "contract", "studio", "facts"],
    packages: ["hono", "sharp", "string-width"],
    node: true,
  },
  bench: {
    rooms: ["tests", "content", "contract"],
    packages: ["@playwright/test", "node-html-parser"],
    node: true,
  },
  art: { rooms: ["studio", "facts"], packages: ["sharp"], node: true },
} as const satisfies Record<string, Room>;

/** What tests may import beside what their room may. */
export const testing: Room = {
  rooms: ["tests", "contract"],
  packages: ["date-holidays", "fast-check", "node-html-parser", "sharp", "smtp-server", "vitest"],
  node: true,
};

/** Folders and files whose imports nothing limits but the ban on circles. */
export const free = ["tests", "playwright.config.ts", "vite.config.ts", "vitest.config.ts"];
