import ts from "typescript";
import { type JsonPath, type JsonSchema, validateJson } from "../../facts/json-schema.ts";
import type { Fault } from "../fault.ts";

/** Holds the text of a JSON file against a schema. TypeScript's parser is used because it knows where things stand. */
export function checkJson(name: string, source: string, schema: JsonSchema): readonly Fault[] {
  const file = ts.parseJsonText(name, source);
  const diagnostics = "parseDiagnostics" in file ? (file.parseDiagnostics as readonly ts.DiagnosticWithLocation[]) : [];
  if (diagnostics.length > 0) {
    return diagnostics.slice(0, 1).map(({ start, messageText }) => ({
      offset: start,
      found: `Unexpected syntax (${ts.flattenDiagnosticMessageText(messageText, " ").replace(/\.$/, "")})`,
      expected: "JSON",
      fix: "Correct the syntax.",
    }));
  }
  return validateJson(JSON.parse(source) as unknown, schema).map(({ path, isKey, found, expected }) => ({
    offset: findOffset(file, path, isKey),
    found: `${found} in ${name}`,
    expected,
    fix: `The keys and their meaning are in data/configuration/${name}.schema.json.`,
  }));
}

function findOffset(file: ts.JsonSourceFile, path: JsonPath, isKey: boolean): number {
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
