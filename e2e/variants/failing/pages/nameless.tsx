/** A page without the required default export. */
export const title = "Nameless";
