// Said of each invented testimonial and booking, as long as there are such.

import { demonstration } from "#studio/studio.ts";

export const example = demonstration ? " (example)" : "";
