/** What the index knows apart, in the order in which postings name it. */
export const fields = ["title", "keywords", "text", "code"] as const;

export type Field = (typeof fields)[number];
