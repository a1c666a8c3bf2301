/** A page that forgot its default export. */
export const title = "Nameless";
