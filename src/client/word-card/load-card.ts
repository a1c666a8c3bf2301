import settings from "@words/settings";
import { readSdk } from "../read-sdk.ts";

/** A word's card, as plugins/words publishes it. */
export interface Card {
  readonly kind: string;
  readonly code: string;
  readonly name?: string;
  readonly text: string;
  readonly rows?: readonly (readonly [label: string, text: string])[];
  /** Language of the declaration; undefined if it's the same in all languages. */
  readonly language?: string;
}

/** How long a file of cards may take to load, in milliseconds; after this, a card comes too late to be useful. */
const TIMEOUT_MS = 4000;

const files = new Map<string, Promise<Readonly<Record<string, Card>>>>();

/**
 * Loads the card of a word in the reader's language.
 *
 * @param place the value of `data-word`: `sdk/Container#withExec`, or `cli#dagger call` if it's the same in every
 *   language.
 * @throws Error if the card can't be loaded.
 */
export async function loadCard(place: string): Promise<Card> {
  const [file = "", name = ""] = place.split("#");
  const isOfSdk = file.startsWith("sdk/");
  const [firstSdk = ""] = Object.keys(settings.sdks);
  const sdk = readSdk() ?? firstSdk;
  const cards = await loadFile(isOfSdk ? file.replace("sdk", sdk) : file);
  const card = cards[name];
  if (!card) {
    throw new Error(`Found no card "${name}" in ${file}.json, expected one for every link. Build the site anew.`);
  }
  return isOfSdk ? { ...card, language: settings.sdks[sdk] } : card;
}

function loadFile(file: string): Promise<Readonly<Record<string, Card>>> {
  const known = files.get(file);
  if (known) {
    return known;
  }
  const promise = fetchFile(`${settings.url}${file}.json`);
  files.set(file, promise);
  // The next sign of interest tries again.
  promise.catch(() => files.delete(file));
  return promise;
}

async function fetchFile(url: string): Promise<Readonly<Record<string, Card>>> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) {
    throw new Error(`Unexpected status ${response.status} of ${url}, expected 200. The link leads on without a card.`);
  }
  return response.json();
}
