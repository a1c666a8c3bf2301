/** The product's name, which every label that mentions it uses. */
export const productName = "Dagger";

/** The release that this site documents, the tag v0.19.4 of dagger/dagger. */
export const daggerVersion = "0.19.4";
