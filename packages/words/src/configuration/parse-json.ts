import type { JsonPath } from "@docs/facts";
import ts from "typescript";
import { type Document, FormatError } from "./document.ts";

/**
 * Parses JSON. TypeScript's parser is used because it knows where things stand.
 *
 * @throws FormatError at the first place that is not JSON.
 */
export function parseJson(source: string): readonly Document[] {
  const file = ts.parseJsonText("sample.json", source);
  const [first] = "parseDiagnostics" in file ? (file.parseDiagnostics as readonly ts.DiagnosticWithLocation[]) : [];
  if (first) {
    throw new FormatError(first.start, ts.flattenDiagnosticMessageText(first.messageText, " "));
  }
  return [
    {
      value: readValue(source),
      locate: (path, isKey) => locate(file, path, isKey),
      // Behind the quotation mark; escapes before it are rare in samples.
      placeIn: (path, offset) => locate(file, path, false) + 1 + offset,
    },
  ];
}

/** TypeScript lets comments and commas at the end pass, which JSON does not have. */
function readValue(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FormatError(Number(/position (\d+)/.exec(reason)?.[1] ?? 0), reason);
  }
}

function locate(file: ts.JsonSourceFile, path: JsonPath, isKey: boolean): number {
  let node: ts.Node | undefined = file.statements[0]?.expression;
  for (const [index, step] of path.entries()) {
    if (node && ts.isArrayLiteralExpression(node)) {
      node = node.elements[Number(step)];
    } else if (node && ts.isObjectLiteralExpression(node)) {
      const property = node.properties.find(
        (item): item is ts.PropertyAssignment =>
          ts.isPropertyAssignment(item) && ts.isStringLiteral(item.name) && item.name.text === step,
      );
      node = isKey && index === path.length - 1 ? property?.name : property?.initializer;
    }
  }
  return node?.getStart(file) ?? 0;
}
