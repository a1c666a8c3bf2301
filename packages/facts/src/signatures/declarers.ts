import type { Declarer } from "./api-member.ts";
import { go } from "./go.ts";
import { java } from "./java.ts";
import { php } from "./php.ts";
import { python } from "./python.ts";
import { typescript } from "./typescript.ts";

/** Every SDK language in which the API can be written, by the id that tabs and snippets use. */
export const declarers: Readonly<Record<string, Declarer>> = { go, python, typescript, php, java };
