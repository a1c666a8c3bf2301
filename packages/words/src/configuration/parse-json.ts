import type { JsonPath } from "@docs/facts";
import ts from "typescript";
import { type Document, FormatError } from "./document.ts";

/**
 * Parses JSON. It uses TypeScript's parser, which records positions.
 *
 * @throws FormatError at the first position that isn't valid JSON.
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
      // The text begins after the quotation mark; escapes before the character are rare in samples.
      placeIn: (path, offset) => locate(file, path, false) + 1 + offset,
    },
  ];
}

/** Reads the value strictly, because TypeScript accepts comments and trailing commas, which JSON doesn't allow. */
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
