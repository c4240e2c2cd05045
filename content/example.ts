// Label of invented testimonials and bookings.

import { demonstration } from "#studio/studio.ts";

export const example = demonstration ? " (example)" : "";
