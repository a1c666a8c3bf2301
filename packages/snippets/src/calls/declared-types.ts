interface Syntax {
  readonly variable: RegExp;
  /** Matches behind the parentheses of a function; Java has the type before its name. */
  readonly result?: RegExp;
}

/** How each language writes that a variable, or the result of a function, has a type. */
export const declaredTypes: Readonly<Record<string, Syntax>> = {
  go: {
    variable: /(?<name>\w+)\s+(?:\.\.\.)?(?<list>\[\])?\*?dagger\.(?<type>\w+)/g,
    result: /^\s*\(?(?<list>\[\])?\*?dagger\.(?<type>\w+)/,
  },
  python: {
    variable: /(?<name>\w+)\s*:\s*(?:Annotated\[)?\s*(?<list>list\[)?(?:dagger\.)?(?<type>[A-Z]\w*)/g,
    result: /^\s*->\s*(?<list>list\[)?(?:dagger\.)?(?<type>[A-Z]\w*)/,
  },
  typescript: {
    variable: /(?<name>\w+)\??\s*:\s*(?:Promise<)?(?<type>[A-Z]\w*)(?<list>\[\])?/g,
    result: /^\s*:\s*(?:Promise<)?(?<type>[A-Z]\w*)(?<list>\[\])?/,
  },
  php: {
    variable: /(?<type>[A-Z]\w*)\s+\$(?<name>\w+)/g,
    result: /^\s*:\s*\??(?<type>[A-Z]\w*)/,
  },
  java: { variable: /(?:(?<list>List<)|(?<![<\w]))(?<type>[A-Z]\w*)>?\s+(?<name>\w+(?=\s*\()|\w+)/g },
};
