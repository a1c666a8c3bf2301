/** Returns the type in the declaration of an argument. @example readType("?bool $expand", "php") // "?bool" */
export function readType(code: string, sdk: string): string {
  const setter = /\((.+) \w+\)$/.exec(code)?.[1];
  if (setter !== undefined) {
    return setter;
  }
  return sdk === "php" || sdk === "java" ? code.replace(/ \S+$/, "") : code.replace(/^\w+\??:? /, "");
}
