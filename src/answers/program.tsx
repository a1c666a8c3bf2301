import { Fragment, type ReactNode } from "react";
import type { AnswerTexts } from "../../config/answer-texts.ts";
import { cleanText } from "./clean-text.ts";
import { colorCode } from "./color-code.ts";
import { CopyButton } from "./copy-button.tsx";

interface ProgramProps {
  readonly texts: AnswerTexts;
  readonly code: string;
  readonly language: string;
  /** Name of its file or tab. */
  readonly title?: string | undefined;
  /** The number of its source. */
  readonly marker?: ReactNode;
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

/** Renders a program in an answer in the same style as the site's own code blocks. */
export function Program({ texts, code, language, title, marker }: ProgramProps): ReactNode {
  const text = cleanText(code).trimEnd();
  return (
    <div className="code">
      <div className="code-bar">
        {title && <span className="code-title">{cleanText(title)}</span>}
        <span className="code-language">{toLabel(language)}</span>
        {marker}
        <CopyButton texts={texts} label={texts.copyCode} className="answer-copy-code" read={() => text} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls sideways has to be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>
          {colorCode(text, language).map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text can only be identified by position
            <Fragment key={index}>
              {piece.color ? <span className={piece.color}>{piece.text}</span> : piece.text}
            </Fragment>
          ))}
        </code>
      </pre>
    </div>
  );
}

function toLabel(language: string): string {
  const name = cleanText(language).toLowerCase().slice(0, LONGEST_LABEL);
  return LABELS[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
}
