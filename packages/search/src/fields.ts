/** The fields that the index distinguishes, in the order in which postings list them. */
export const fields = ["title", "keywords", "text", "code"] as const;

/** A field of the index. */
export type Field = (typeof fields)[number];
