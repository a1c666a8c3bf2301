import type { Declarer } from "./api-member.ts";
import { go } from "./go.ts";
import { java } from "./java.ts";
import { php } from "./php.ts";
import { python } from "./python.ts";
import { typescript } from "./typescript.ts";

/** Declarers for every SDK language, by the id that tabs and snippets use. */
export const declarers: Readonly<Record<string, Declarer>> = { go, python, typescript, php, java };
