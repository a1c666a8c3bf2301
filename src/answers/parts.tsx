import type { AnswerPart, AnswerSource } from "@docs/answers/types";
import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { useAnswer } from "./answer-context.ts";
import { cleanText } from "./clean-text.ts";
import { CodeWords } from "./code-words.tsx";
import type { QuotedPart } from "./group-parts.ts";
import { loadMarkdown } from "./markdown/load-markdown.ts";
import { Passage } from "./passage.tsx";
import { Program } from "./program.tsx";
import { readLinkOfModel } from "./safe-url.ts";
import { AnswerLink, SourceMarker, SourceTitle } from "./sources.tsx";

interface PartsProps {
  readonly parts: readonly AnswerPart[];
  readonly sources: readonly AnswerSource[];
}

/** Renders the parts of an answer; everything quoted from one section is together, below that section's title. */
export function Parts({ parts, sources }: PartsProps): ReactNode {
  return groupBySource(parts).map((group, index) => {
    // Parts are only ever appended, so each group keeps its place.
    const key = `group ${index}`;
    return Array.isArray(group) ? (
      <Quoted key={key} parts={group} sources={sources} />
    ) : group.type === "note" ? (
      <p key={key} dir="auto" className="answer-note">
        <CodeWords text={group.text} />
      </p>
    ) : (
      <MarkdownPart key={key} text={group.text} sources={sources} />
    );
  });
}

interface QuotedProps {
  readonly parts: readonly QuotedPart[];
  readonly sources: readonly AnswerSource[];
}

/** Renders what's quoted from one section below its title; a section that only adds to the answer is quieter. */
function Quoted({ parts, sources }: QuotedProps): ReactNode {
  const index = parts[0]?.source ?? 0;
  const isMore = sources[index]?.isMore ?? false;
  return (
    <section className={isMore ? "answer-passage answer-more" : "answer-passage"}>
      <SourceTitle sources={sources} index={index} />
      <Passage parts={parts} />
    </section>
  );
}

type Group = QuotedPart[] | Exclude<AnswerPart, QuotedPart>;

/** Puts together parts that are quoted from the same section, one after another. */
function groupBySource(parts: readonly AnswerPart[]): readonly Group[] {
  const groups: Group[] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    if (!("source" in part)) {
      groups.push(part);
    } else if (Array.isArray(group) && group[0]?.source === part.source) {
      group.push(part);
    } else {
      groups.push([part]);
    }
  }
  return groups;
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
