// Suffix that marks the demonstration's invented content; empty for a real business.

import { demonstration } from "#studio/studio.ts";

export const example = demonstration ? " (example)" : "";
