/** A language of code on this site. */
export interface Language {
  /** Name shown above a block. */
  readonly label: string;
  /** Grammar that highlights it; undefined for plain text. */
  readonly grammar: string | undefined;
}

/** Languages by the names that may follow the opening fence. */
export const languages: Readonly<Record<string, Language>> = {
  bash: { label: "Shell", grammar: "bash" },
  sh: { label: "Shell", grammar: "bash" },
  shell: { label: "Shell", grammar: "bash" },
  dagger: { label: "Dagger Shell", grammar: "bash" },
  diff: { label: "Diff", grammar: "diff" },
  dockerfile: { label: "Dockerfile", grammar: "docker" },
  elixir: { label: "Elixir", grammar: "elixir" },
  env: { label: "Environment", grammar: "ini" },
  go: { label: "Go", grammar: "go" },
  graphql: { label: "GraphQL", grammar: "graphql" },
  groovy: { label: "Groovy", grammar: "groovy" },
  html: { label: "HTML", grammar: "html" },
  ini: { label: "INI", grammar: "ini" },
  java: { label: "Java", grammar: "java" },
  javascript: { label: "JavaScript", grammar: "javascript" },
  json: { label: "JSON", grammar: "json" },
  output: { label: "Output", grammar: undefined },
  php: { label: "PHP", grammar: "php" },
  powershell: { label: "PowerShell", grammar: "powershell" },
  python: { label: "Python", grammar: "python" },
  rust: { label: "Rust", grammar: "rust" },
  text: { label: "Output", grammar: undefined },
  toml: { label: "TOML", grammar: "toml" },
  tsx: { label: "TSX", grammar: "tsx" },
  typescript: { label: "TypeScript", grammar: "typescript" },
  xml: { label: "XML", grammar: "xml" },
  yaml: { label: "YAML", grammar: "yaml" },
};

/** An SDK language of the product: one tab of a snippet, one file in its folder. */
export interface SdkLanguage {
  /** Value in `?sdk=`, in storage, and in `data-value`. */
  readonly id: string;
  readonly label: string;
  /** Extension of the snippet file that contains it. */
  readonly extension: string;
}

/** SDK languages in the order of the tabs; the first one is the default for readers who haven't chosen. */
export const sdkLanguages: readonly SdkLanguage[] = [
  { id: "go", label: "Go", extension: ".go" },
  { id: "python", label: "Python", extension: ".py" },
  { id: "typescript", label: "TypeScript", extension: ".ts" },
  { id: "php", label: "PHP", extension: ".php" },
  { id: "java", label: "Java", extension: ".java" },
];

/** Returns the attribute of `<Snippet>` that explains why a language has no program. @example "withoutPhp" */
export function reasonAttribute({ id }: Pick<SdkLanguage, "id">): string {
  return `without${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}
