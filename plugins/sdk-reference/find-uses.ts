import type { Method } from "./declarations.ts";
import { methodUrl, type SymbolIndex, type SymbolPage, symbolsIn } from "./symbols.ts";

/** A method, together with the class that has it. */
export interface MethodUse {
  readonly owner: SymbolPage;
  readonly method: Method;
  readonly url: string;
}

/** Where an export turns up in the API. */
export interface Uses {
  /** Methods whose result it is, alone or in a list. */
  readonly returnedBy: readonly MethodUse[];
  /** Methods that take it, as an argument or as a field of their options. */
  readonly takenBy: readonly MethodUse[];
}

/** Finds the uses of every export, in the order of classes and methods. */
export function findUses(index: SymbolIndex): (name: string) => Uses {
  const returnedBy = new Map<string, MethodUse[]>();
  const takenBy = new Map<string, MethodUse[]>();
  const note = (map: Map<string, MethodUse[]>, types: readonly string[], use: MethodUse) => {
    for (const { declaration } of new Set(types.flatMap((type) => symbolsIn(type, index)))) {
      map.set(declaration.name, [...(map.get(declaration.name) ?? []), use]);
    }
  };
  for (const use of listMethods(index)) {
    note(returnedBy, [use.method.returns], use);
    note(takenBy, takenTypes(use.method, index), use);
  }
  return (name) => ({ returnedBy: returnedBy.get(name) ?? [], takenBy: takenBy.get(name) ?? [] });
}

function listMethods(index: SymbolIndex): MethodUse[] {
  return [...index.values()].flatMap((owner) => {
    const { declaration, module } = owner;
    const methods = declaration.kind === "class" && module === "api/client.gen" ? declaration.methods : [];
    return methods.filter(isCounted).map((method) => ({ owner, method, url: methodUrl(owner, method.name) }));
  });
}

/** `with` takes and gives the class that it belongs to, on every class: to list it says nothing. */
function isCounted({ name }: Method): boolean {
  return name !== "with";
}

function takenTypes({ parameters }: Method, index: SymbolIndex): string[] {
  return parameters.flatMap(({ type }) => {
    const options = index.get(type)?.declaration;
    return [type, ...(options?.kind === "alias" ? options.fields.map((field) => field.type) : [])];
  });
}
