import { Fragment, type ReactNode } from "react";

/**
 * Text that can only be code in a sentence: `Container.withExec`, `--progress`, `-v`, `DAGGER_MODULE`. A quote is plain text,
 * so it has lost the code font it has on its page. A word that could be prose, such as `build`, stays prose.
 */
const CODE =
  /(?<![\w./-])(--[a-z][a-z-]*[a-z]|-v+|-[A-Za-z]|[A-Z]\w*\.(?!js\b)[a-z]\w+|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?![\w/-])/;

/** Renders a text with its code in code font; the words themselves don't change. */
export function CodeWords({ text }: { readonly text: string }): ReactNode {
  // The pattern has one group, so every second piece is a match.
  return text.split(CODE).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text can only be identified by position
    <Fragment key={index}>{index % 2 === 1 ? <code>{piece}</code> : piece}</Fragment>
  ));
}
