import type { ReactNode } from "react";
import type { SearchProvider } from "../provider.ts";
import { useDialog } from "./dialog-context.ts";

/** The keys that work in the dialog, and whom the answers come from. */
export function Footer({ poweredBy }: Pick<SearchProvider, "poweredBy">): ReactNode {
  const { texts } = useDialog();
  return (
    <div className="search-footer">
      <ul className="search-keys">
        <li>
          <Key name="Enter" sign="↵" /> {texts.select}
        </li>
        <li>
          <Key name="Arrow down" sign="↓" /> <Key name="Arrow up" sign="↑" /> {texts.navigate}
        </li>
        <li>
          <Key name="Escape" sign="Esc" /> {texts.close}
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
