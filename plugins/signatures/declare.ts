import type { Api } from "../../scripts/facts/api.ts";
import { parseTypeRef } from "../../scripts/snippets/api/api.ts";
import type { ApiMember, Signature } from "./api-member.ts";
import { declareGo } from "./go.ts";
import { declareJava } from "./java.ts";
import { declarePhp } from "./php.ts";
import { declarePython } from "./python.ts";
import { declareTypeScript } from "./typescript.ts";

/** The SDK languages in which a signature can be written. */
export type Sdk = "go" | "java" | "php" | "python" | "typescript";

/** Writes the declaration of a function of the API as the SDK of a language has it. */
export function declare(sdk: Sdk, member: ApiMember, { types }: Api): Signature {
  const { name, isList } = parseTypeRef(member.fn.returns);
  const isAwaited = isList || !types.has(name);
  switch (sdk) {
    case "go":
      return declareGo(member, { isObject: (type) => types.has(type) });
    case "java":
      return declareJava(member);
    case "php":
      return declarePhp(member);
    case "python":
      return declarePython(member, isAwaited);
    case "typescript":
      return declareTypeScript(member, isAwaited);
  }
}
