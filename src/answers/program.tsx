import { countFoldedLines, isWide, listBlockClasses } from "@docs/code/block";
import { type CSSProperties, Fragment, type ReactNode } from "react";
import type { AnswerTexts } from "../../config/answer-texts.ts";
import { fillIn } from "../search/texts.ts";
import { cleanText } from "./clean-text.ts";
import { colorCode } from "./color-code.ts";
import { CopyButton } from "./copy-button.tsx";

interface ProgramProps {
  readonly texts: AnswerTexts;
  readonly code: string;
  readonly language: string;
  /** Name of its file or tab. */
  readonly title?: string | undefined;
  /** Index of the line that has the most of the question. */
  readonly match?: number | undefined;
  /** Index of the line at which a folded program begins. */
  readonly from?: number | undefined;
}

/** Languages whose label isn't just their name with an uppercase first letter. */
const LABELS: Readonly<Record<string, string>> = {
  bash: "Shell",
  dagger: "Dagger Shell",
  graphql: "GraphQL",
  javascript: "JavaScript",
  json: "JSON",
  php: "PHP",
  sh: "Shell",
  text: "Output",
  toml: "TOML",
  typescript: "TypeScript",
  xml: "XML",
  yaml: "YAML",
};

/** Longer than any language's name, in characters: a model may write anything after a fence. */
const LONGEST_LABEL = 20;

/** Lines of a program that's shown whole, and of a folded one that are in sight: fewer than on a page, because the text around it answers (`answer.css`). */
const IN_SIGHT = 12;

/** Number of lines that fade in above the one at which a folded program begins (`answer.css`). */
const FADED = 2;

/**
 * Renders a program in an answer as `packages/code` renders it on a page, down to the fold of a long one, which shows
 * the lines from the one that answers.
 */
export function Program({ texts, code, language, title, match, from = 0 }: ProgramProps): ReactNode {
  const text = cleanText(code).trimEnd();
  const name = toName(language);
  const names = listBlockClasses({ code: text, language: name, title, isPlain: name === "text" });
  const folded = countFoldedLines(text, IN_SIGHT);
  const skipped = folded ? Math.max(Math.min(from - FADED, folded - IN_SIGHT), 0) : 0;
  const lines = { "--match": match, "--skipped": skipped } as CSSProperties;
  return (
    <div className={names.join(" ")}>
      <div className="code-bar">
        {title && <span className="code-title">{cleanText(title)}</span>}
        <span className="code-language">{LABELS[name] ?? name.charAt(0).toUpperCase() + name.slice(1)}</span>
        <CopyButton texts={texts} label={texts.copyCode} className="answer-copy-code" read={() => text} />
      </div>
      <pre {...(isWide(text, names) && { tabIndex: 0 })}>
        <code className={`language-${name}`} {...(folded && { "data-skipped": skipped, style: lines })}>
          {colorCode(text, name).map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text can only be identified by position
            <Fragment key={index}>
              {piece.color ? <span className={piece.color}>{piece.text}</span> : piece.text}
            </Fragment>
          ))}
        </code>
      </pre>
      {folded && (
        <details className="code-fold">
          <summary>
            <span>{fillIn(texts.showAll, { count: folded })}</span>
            <span>{texts.showFewer}</span>
          </summary>
        </details>
      )}
    </div>
  );
}

/** Returns a language's name in the spelling of the pages: a model may write anything after a fence. */
function toName(language: string): string {
  return cleanText(language)
    .toLowerCase()
    .replace(/[^\w+#-]/g, "")
    .slice(0, LONGEST_LABEL);
}
