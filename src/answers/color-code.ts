/** A piece of code, with the class that colors it in `src/css/code.css`; a plain piece has none. */
export interface CodePiece {
  readonly text: string;
  readonly color?: string;
}

const TEXT = String.raw`(?<s>"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|${"`"}[^${"`"}]*${"`"})`;
const HASH = String.raw`(?<c>(?<![^\s])#(?!\[).*)`;
const SLASHES = String.raw`(?<c>(?<!:)\/\/.*|\/\*[\s\S]*?\*\/|(?<![^\s])#(?!\[).*)`;
const WORDS =
  "abstract|and|as|async|await|break|case|class|const|continue|def|default|defer|else|except|export|extends|false|final|" +
  "finally|fn|for|foreach|from|func|function|if|implements|import|in|instanceof|interface|is|lambda|let|map|namespace|new|nil|" +
  "None|not|null|or|package|private|protected|public|raise|range|readonly|return|self|static|struct|switch|this|throw|throws|" +
  "true|True|False|try|type|use|var|void|while|with|yield";
const PROGRAM = `${SLASHES}|${TEXT}|(?<k>\\b(?:${WORDS})\\b)|(?<n>\\b\\d[\\d._]*\\b)|(?<f>\\b\\w+(?=\\())|(?<t>\\b[A-Z]\\w*)`;
const VALUE = String.raw`[^\s|;&<>"'$#\\][^\s|;&<>"'$\\]*`;
// The program and its subcommands have no color, as in the build's colorWords.
const COMMAND = String.raw`${HASH}|${TEXT}|(?<k>^export\b)|(?<n>\$\w+)|(?<d>(?<=\s)--?[a-z?][\w.-]*=?)|(?<sv>(?<=(?:^|\s)[\w.-]+=)${VALUE}|(?<=[ \t])(?![a-z_][\w-]*(?:[\s|;&]|$)|\w+=)${VALUE})`;
const KEYS = String.raw`${HASH}|(?<t>(?<=^[ -]{0,40})[\w."-]+(?=\s*[:=]))|${TEXT}|(?<k>\b(?:true|false|null)\b)|(?<n>(?<=(?:[:\[,]|^ *-) *)\d+(?:\.\d+)*(?=\s*(?:[,\]}#]|$)))`;
const STEPS = String.raw`${HASH}|(?<k>^[A-Z]+\b)|${TEXT}`;

/** Patterns by language. The first letter of a group's name is the class of what it matches. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  ...toEach(["go", "python", "typescript", "javascript", "php", "java", "graphql"], PROGRAM),
  ...toEach(["shell", "bash", "sh", "powershell", "dagger", "dagger-shell"], COMMAND),
  ...toEach(["dockerfile"], STEPS),
  ...toEach(["yaml", "json", "toml"], KEYS),
};

function toEach(languages: readonly string[], pattern: string): Record<string, RegExp> {
  return Object.fromEntries(languages.map((language) => [language, new RegExp(pattern, "gm")]));
}

/**
 * Colors a program in an answer roughly as the pages color it. The build has exact grammars, which are too large to load
 * for a few lines of an answer. The pieces together are always the code.
 */
export function colorCode(code: string, language: string): readonly CodePiece[] {
  const pattern = PATTERNS[language.toLowerCase()];
  const pieces: CodePiece[] = [];
  let end = 0;
  for (const match of pattern ? code.matchAll(pattern) : []) {
    const [color] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    if (match.index > end) {
      pieces.push({ text: code.slice(end, match.index) });
    }
    pieces.push({ text: match[0], ...(color ? { color: color.charAt(0) } : {}) });
    end = match.index + match[0].length;
  }
  return end < code.length ? [...pieces, { text: code.slice(end) }] : pieces;
}
