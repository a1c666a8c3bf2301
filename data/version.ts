/** The product's name. Every label that names it is built from here. */
export const productName = "Dagger";

/** The release that this site documents: the tag v0.19.4 of dagger/dagger. */
export const daggerVersion = "0.19.4";
