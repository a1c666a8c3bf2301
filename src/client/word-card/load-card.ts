import settings from "@words/settings";
import { readSdk } from "../read-sdk.ts";

/** A word's card, as plugins/words publishes it. */
export interface Card {
  readonly kind: string;
  readonly code: string;
  readonly name?: string;
  readonly text: string;
  readonly rows?: readonly (readonly [label: string, text: string])[];
  /** The optional arguments of a function, with their types. */
  readonly options?: readonly (readonly [name: string, type: string])[];
  /** Language of the declaration; undefined if it's the same in all languages. */
  readonly language?: string;
}

type Cards = Readonly<Record<string, Card>>;

/** How long a file of cards may take to load, in milliseconds; after this, a card comes too late to be useful. */
const TIMEOUT_MS = 4000;

const files = new Map<string, Promise<unknown>>();

/**
 * Loads the card of a word in the reader's language.
 *
 * @param place the value of `data-word`: `sdk/Container#withExec`, `go/Container#withExec` for a word of a program, or
 *   `cli#dagger call` if it's the same in every language.
 * @throws Error if the card can't be loaded.
 */
export async function loadCard(place: string): Promise<Card> {
  const [file = "", name = ""] = place.split("#");
  const { cards, sdk } = await loadCards(file);
  const card = cards[name];
  if (!card) {
    throw new Error(`Found no card "${name}" in ${file}.json, expected one for every link. Build the site again.`);
  }
  return { ...card, language: settings.sdks[sdk] };
}

/** Loads the cards of a file: in the reader's language, if there's one for each. */
export async function loadCards(file: string): Promise<{ readonly cards: Cards; readonly sdk: string }> {
  const [firstSdk = ""] = Object.keys(settings.sdks);
  const own = file.replace(/^sdk(?=\/)/, readSdk() ?? firstSdk);
  return { cards: await loadFile<Cards>(own), sdk: own.replace(/\/.*/, "") };
}

/** Loads a file of the folder of cards, once. */
export function loadFile<Content>(file: string): Promise<Content> {
  const known = files.get(file);
  if (known) {
    return known as Promise<Content>;
  }
  const promise = fetchFile(`${settings.url}${file}.json`);
  files.set(file, promise);
  // The next sign of interest tries again.
  promise.catch(() => files.delete(file));
  return promise as Promise<Content>;
}

async function fetchFile(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) {
    throw new Error(`Unexpected status ${response.status} of ${url}, expected 200. The link leads on without a card.`);
  }
  return response.json();
}
