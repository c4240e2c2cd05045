// Type of an entry in registry/, which has one file per article group.

import type { z } from "zod";
import type { articleSchema } from "../../studios/schema/articles.ts";

export type Article = z.infer<typeof articleSchema>;
