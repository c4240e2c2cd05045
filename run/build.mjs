// npm run build: installs what is missing and builds what is out of date.

import { buildSite } from "./pages.mjs";
import { end, stopTogether } from "./steps.mjs";

try {
  stopTogether();
  await buildSite();
} catch (error) {
  end(error);
}
