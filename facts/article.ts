export const articleGroups = ["prices", "choosing", "care", "rules"] as const;
export type ArticleGroup = (typeof articleGroups)[number];
