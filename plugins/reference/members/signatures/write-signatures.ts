import type { Facts } from "../../../../scripts/facts/facts.ts";
import { toJavaMethod } from "../../../../scripts/snippets/java/names.ts";
import { toPythonName } from "../../../../scripts/snippets/python/readings.ts";
import { toPascal } from "../../../../scripts/words/spellings.ts";
import { sdkLanguages } from "../../../code/languages.ts";
import { writeGo } from "./go.ts";
import { writeJava } from "./java.ts";
import { writePhp } from "./php.ts";
import { writePython } from "./python.ts";
import type { Member, SignatureWriter } from "./signature.ts";
import { toTypeScriptName, writeTypeScript } from "./typescript.ts";

/** A signature in one language. */
export interface Signature {
  readonly language: (typeof sdkLanguages)[number];
  readonly code: string;
  /** Name of the function as the language writes it; it occurs in the code. */
  readonly name: string;
}

interface Writer {
  readonly write: SignatureWriter;
  readonly nameOf: (member: Member) => string;
}

const WRITERS: Readonly<Record<string, Writer>> = {
  go: { write: writeGo, nameOf: ({ name }) => toPascal(name) },
  python: { write: writePython, nameOf: ({ name }) => toPythonName(name) },
  typescript: { write: writeTypeScript, nameOf: ({ name }) => toTypeScriptName(name) },
  php: { write: writePhp, nameOf: ({ name }) => name },
  java: { write: writeJava, nameOf: ({ owner, name }) => toJavaMethod(owner, name) },
};

/** Writes a function's signature in every language, in the order of the tabs. */
export function writeSignatures(member: Member, facts: Pick<Facts, "api">): readonly Signature[] {
  return sdkLanguages.flatMap((language) => {
    const writer = WRITERS[language.id];
    return writer ? [{ language, code: writer.write(member, facts), name: writer.nameOf(member) }] : [];
  });
}
