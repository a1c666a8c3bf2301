import type { ReactNode } from "react";
import type { DialogAnswers } from "../../answers/use-answers.ts";
import type { SearchProvider } from "../provider.ts";

import { useDialog } from "./dialog-context.ts";
import { OFFER } from "./rows.ts";

interface FooterProps extends Pick<SearchProvider, "poweredBy"> {
  readonly answers: DialogAnswers | undefined;
}

/** Renders the keys that work in the dialog, and the source of the answers. */
export function Footer({ poweredBy, answers }: FooterProps): ReactNode {
  const { texts, active } = useDialog();
  const isAsking = answers?.session !== undefined;
  const isOffer = active === OFFER.id;
  return (
    <div className="search-footer">
      <ul className="search-keys">
        <li>
          <Key name="Enter" sign="↵" /> {answers && (isAsking || isOffer) ? answers.texts.submitQuestion : texts.select}
        </li>
        <li>
          <Key name="Arrow down" sign="↓" /> <Key name="Arrow up" sign="↑" />{" "}
          {isAsking ? answers.texts.scroll : texts.navigate}
        </li>
        <li>
          <Key name="Escape" sign="Esc" /> {isAsking ? answers.texts.backToSearch : texts.close}
        </li>
      </ul>
      <p className="search-powered-by">
        {texts.poweredBy}{" "}
        <a href={poweredBy.href} target="_blank" rel="noopener noreferrer">
          {poweredBy.label}
        </a>
      </p>
    </div>
  );
}

function Key({ name, sign }: { readonly name: string; readonly sign: string }): ReactNode {
  return (
    <kbd>
      <span aria-hidden="true">{sign}</span>
      <span className="search-unseen">{name}</span>
    </kbd>
  );
}
