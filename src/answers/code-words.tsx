import { Fragment, type ReactNode } from "react";

/**
 * What can only be code in a sentence: `Container.withExec`, `--progress`, `DAGGER_MODULE`. A quote is plain text, which
 * has lost the font that its page shows them in; a word that could be prose, such as `build`, stays prose.
 */
const CODE = /(?<![\w./-])(--[a-z][a-z-]*[a-z]|[A-Z]\w*\.(?!js\b)[a-z]\w+|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?![\w/-])/;

/** Shows a text with what is code in it in the font of code; its words stay what they are. */
export function CodeWords({ text }: { readonly text: string }): ReactNode {
  // Split at one group: every second piece is what the group has matched.
  return text.split(CODE).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
    <Fragment key={index}>{index % 2 === 1 ? <code>{piece}</code> : piece}</Fragment>
  ));
}
