import { findClosing } from "./mask.ts";
import type { SpelledApi, SpelledFunction } from "./spelled-api.ts";

/** One call of a chain. */
export interface Call {
  /** Type of the object that it's called on. */
  readonly type: string;
  readonly name: string;
  /** Where the name begins. */
  readonly offset: number;
  readonly open: number;
  readonly close: number;
  /** The function, if the type has it. */
  readonly found: SpelledFunction | undefined;
}

/** Calls one after another, such as `dag.Container().From("alpine")`. */
export interface Chain {
  readonly calls: readonly Call[];
  /** Where the last call ends. */
  readonly end: number;
}

/** Reads a chain that begins with the client or a known variable; undefined if there's none at the offset. */
export function readChain(
  code: string,
  offset: number,
  variables: ReadonlyMap<string, string>,
  api: SpelledApi,
): Chain | undefined {
  const root = /^(?:(?:this|self)[.]|\$this->)?\$?(\w+)(\(\))?/.exec(code.slice(offset, offset + 120));
  const isClient = root?.[1] === "dag" && !/^(?:this|self|\$)/.test(root[0]);
  const type = isClient ? "Query" : root?.[2] === undefined ? variables.get(root?.[1] ?? "") : undefined;
  if (!root || type === undefined) {
    return undefined;
  }
  return readCalls(code, offset + root[0].length, type, api);
}

function readCalls(code: string, start: number, first: string, api: SpelledApi): Chain {
  const calls: Call[] = [];
  let type: string | undefined = first;
  let end = start;
  while (type !== undefined) {
    const link: RegExpExecArray | null = /^\s*(?:\?)?(?:\.|->)\s*(\w+)\s*\(/.exec(code.slice(end, end + 400));
    const open: number = end + (link?.[0].length ?? 0) - 1;
    const close = link ? findClosing(code, open) : undefined;
    if (!link || close === undefined) {
      break;
    }
    const name = link[1] ?? "";
    const found: SpelledFunction | undefined = api.types.get(type)?.get(name);
    calls.push({ type, name, offset: end + link[0].lastIndexOf(name), open, close, found });
    end = close + 1;
    type = found && api.resultOf(found.fn);
  }
  return { calls, end };
}
