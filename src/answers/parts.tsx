import type { AnswerPart, AnswerSource } from "@docs/answers/types";
import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { useAnswer } from "./answer-context.ts";
import { cleanText } from "./clean-text.ts";
import { CodeWords } from "./code-words.tsx";
import { loadMarkdown } from "./markdown/load-markdown.ts";
import { Program } from "./program.tsx";
import { readLinkOfModel } from "./safe-url.ts";
import { AnswerLink, SourceMarker } from "./sources.tsx";

interface PartProps {
  readonly part: AnswerPart;
  readonly sources: readonly AnswerSource[];
}

/** Renders a part of an answer. */
export function Part({ part, sources }: PartProps): ReactNode {
  const { texts } = useAnswer();
  switch (part.type) {
    case "quote":
      return (
        <p dir="auto">
          <CodeWords text={cleanText(part.text)} />
          <SourceMarker sources={sources} index={part.source} />
        </p>
      );
    case "code":
      return (
        <Program
          texts={texts}
          code={part.code}
          language={part.language}
          marker={<SourceMarker sources={sources} index={part.source} />}
        />
      );
    case "markdown":
      return <MarkdownPart text={part.text} sources={sources} />;
  }
}

/** Renders text from a model. It's plain text until the Markdown renderer has loaded, and if it can't be loaded. */
function MarkdownPart({ text, sources }: { readonly text: string; readonly sources: readonly AnswerSource[] }) {
  const { texts, place } = useAnswer();
  // If text arrives faster than it can be rendered, the states in between are skipped.
  const shown = useDeferredValue(text);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadMarkdown>>>();
  useEffect(() => {
    loadMarkdown().then(setLoaded, () => undefined);
  }, []);
  if (!loaded) {
    return (
      <p dir="auto" className="answer-plain">
        {cleanText(shown)}
      </p>
    );
  }
  const addresses = sources.map(({ url }) => url);
  return (
    <loaded.Markdown
      text={shown}
      countSources={sources.length}
      renderMarker={(index) => <SourceMarker sources={sources} index={index} />}
      renderLink={(url, children) => {
        const target = readLinkOfModel(url, addresses, place);
        return target ? <AnswerLink target={target}>{children}</AnswerLink> : children;
      }}
      renderCode={(code, language) => <Program texts={texts} code={code} language={language} />}
    />
  );
}
