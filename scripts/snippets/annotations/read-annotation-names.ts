import { readFileSync } from "node:fs";
import type { AnnotationNames } from "./annotation-names.ts";

/** Reads the names of annotations from `data/syntax/`. */
export function readAnnotationNames(file = "data/syntax/go.json"): AnnotationNames {
  const words = JSON.parse(readFileSync(file, "utf8")) as readonly { readonly word: string; readonly kind: string }[];
  return { pragmas: words.filter(({ kind }) => kind === "pragma").map(({ word }) => word.replace("+", "")) };
}
