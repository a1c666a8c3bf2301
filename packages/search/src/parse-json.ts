/** Parses JSON from the bytes of a file, as `Response.json` does. */
export function parseJson(content: ArrayBuffer): unknown {
  return JSON.parse(new TextDecoder().decode(content));
}
