// Typed in TypeScript.
export interface Typed {}
