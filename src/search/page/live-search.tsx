import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { readSearchParams, toSearchParams } from "../links.ts";
import { useSearchTexts } from "../use-settings.ts";
import { Results } from "./results.tsx";

/** How long the reader has to pause before the address is updated with the typed query, in milliseconds. */
const PAUSE_MS = 400;

/** Renders the search box of the page of results, and the results that its address asks for. */
export function LiveSearch(): ReactNode {
  const texts = useSearchTexts();
  const history = useHistory();
  const { search, pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const asked = readSearchParams(isBrowser ? search : "");
  const [typed, setTyped] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const query = typed ?? asked.query;

  // The address is the only state: going back restores the previous query, and a copied address the same results.
  useEffect(() => {
    if (typed === undefined) {
      return;
    }
    const timer = setTimeout(() => {
      history.replace(pathname + toSearchParams(typed.trim()));
      setTyped((latest) => (latest === typed ? undefined : latest));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, history, pathname]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    history.push(pathname + toSearchParams(query.trim()));
    setTyped(undefined);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: some readers' browsers don't support <search> */}
      <form role="search" className="field" onSubmit={onSubmit}>
        <input
          ref={box}
          type="search"
          aria-label={texts.placeholder}
          placeholder={texts.placeholder}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          disabled={!isBrowser}
          value={query}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" disabled={!isBrowser}>
          {texts.button}
        </button>
      </form>
      {isBrowser && <Results query={query} page={typed === undefined ? asked.page : 1} onSuggestion={setTyped} />}
    </>
  );
}
