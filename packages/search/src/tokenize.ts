/** A piece of text between spaces and punctuation: a word, an identifier, a file name, or a flag. */
export interface Token {
  /** Positions in the text at which it begins and ends. */
  readonly start: number;
  readonly end: number;
  /** The words that it consists of, in lowercase: `with`, `mounted`, and `cache` for `withMountedCache`. */
  readonly parts: readonly string[];
  /** Set for `--flag`, `-f`, and names that begin with a dot, such as `.env`: the name itself, in lowercase. */
  readonly flag?: string;
}

/** Names that are one word despite their inner capitals. */
const WHOLE_NAMES = new Set(
  (
    "applescript bitbucket buildkit cloudflare codebuild containerd coredns daggerverse devcontainer devops dockerfile " +
    "dockerhub github gitlab golang goland graphql iframe ipython javadoc javascript jetbrains jsdoc kubernetes macos " +
    "mysql nodejs npm openai openapi openshift opentelemetry phpdoc phpstorm postgresql powershell pycharm pypi " +
    "sqlite symfony typedoc typescript vscode webassembly webstorm youtube"
  ).split(" "),
);

/** Raising it keeps longer identifiers whole. Anything longer is a hash or a key, which no reader types. */
const LONGEST_WORD = 48;

/** Matches the digits and letters of a checksum or an id. Real words of this length contain no digits. */
const IDENTIFICATION = /^(?=.*\d)(?=.*[a-f])[\da-f]{12,}$/;

/** Endings of file names and hosts. After any other word, a dot leads to a member: `dag.git` isn't a file. */
const ENDINGS = new Set(
  (
    "app bat ca cfg cloud com conf crt css csv dev edu env exe gz hcl html io ini java js json jsx key kts lock log md mdx " +
    "mjs mod net org pem php png pub py rb rs run sh so sock sql sum svg tar tf tgz toml tpl ts tsx txt work xml yaml yml zip zsh"
  ).split(" "),
);

/**
 * Matches flags only where a word could begin: the hyphens of `multi-arch` and `a--b` don't start one. Neither does the
 * dot of a call in a chain, which parentheses follow: `.stdout()`.
 */
const TOKEN =
  /(?<![\p{L}\p{N}_-])--?[a-z][\w-]*|(?<![\p{L}\p{N}_.)\]}"'`/-])\.[a-z][a-z\d_-]+(?:\.[a-z]+)*(?![\w(])|[\p{L}\p{N}_]+(?:[-.'’]+[\p{L}\p{N}_]+)*/giu;

/**
 * Splits text into words and identifiers.
 *
 * @example tokenize("Container.withExec --no-cache").map(({ parts }) => parts)
 *   // [["container"], ["with", "exec"], ["no", "cache"]]
 */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [found] = match;
    if (/^[-.]/.test(found)) {
      addFlag(tokens, found, match.index);
    } else {
      for (const { text: name, start } of splitAtDots(found)) {
        addName(tokens, name, match.index + start);
      }
    }
  }
  return tokens;
}

function addFlag(tokens: Token[], found: string, start: number): void {
  const flag = found.toLowerCase().replace(/-+$/, "");
  tokens.push({ start, end: start + found.length, parts: splitName(found), flag });
}

function addName(tokens: Token[], name: string, start: number): void {
  const parts = splitName(name);
  if (parts.length > 0) {
    tokens.push({ start, end: start + name.length, parts });
  }
}

/** Splits at dots that lead to a member. In a file name or a version (`dagger.json`, `0.19.4`), dots don't split. */
function splitAtDots(found: string): { readonly text: string; readonly start: number }[] {
  if (!found.includes(".") || isFileOrVersion(found)) {
    return [{ text: found, start: 0 }];
  }
  let start = 0;
  return found.split(".").map((text) => {
    const piece = { text, start };
    start += text.length + 1;
    return piece;
  });
}

function isFileOrVersion(found: string): boolean {
  const ending = /^[\da-z_-]+(?:\.[\da-z_-]+)*\.([a-z\d]+)$/.exec(found)?.[1];
  return ending !== undefined && (ENDINGS.has(ending) || /\d/.test(ending) || ending.length === 1);
}

function splitName(name: string): string[] {
  // Most text is plain words, and searches read a lot of it.
  if (/^[A-Z]?[a-z]+$/.test(name) && name.length <= LONGEST_WORD) {
    return [name.toLowerCase()];
  }
  const version = /^v?(\d+(?:\.\d+)+)$/i.exec(name)?.[1];
  if (version !== undefined) {
    return [version];
  }
  const plain = fold(name)
    .replace(/['’]s?(?=$|[-_.])/g, "")
    .replace(/['’]/g, "");
  return plain
    .split(/[-_.]+/)
    .flatMap(splitCapitals)
    .filter(isWord);
}

function splitCapitals(piece: string): string[] {
  const lower = piece.toLowerCase();
  if (lower === piece || WHOLE_NAMES.has(lower)) {
    return [lower];
  }
  const spaced = piece.replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2").replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2");
  return joinNames(spaced.toLowerCase().split(" "));
}

/** Rejoins names that were split at their inner capitals: `git hub actions` from `GitHubActions`. */
function joinNames(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const name = `${joined.at(-1) ?? ""}${word}`;
    if (WHOLE_NAMES.has(name)) {
      joined[joined.length - 1] = name;
    } else {
      joined.push(word);
    }
  }
  return joined;
}

function isWord(part: string): boolean {
  return part !== "" && part.length <= LONGEST_WORD && !IDENTIFICATION.test(part);
}

/** Removes accents and differences in character width. */
function fold(text: string): string {
  // Nearly all text is plain, and normalization is slow.
  return /^[\x20-\x7e]*$/.test(text) ? text : text.normalize("NFKD").replace(/\p{M}+/gu, "");
}
