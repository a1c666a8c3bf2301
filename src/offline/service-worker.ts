/**
 * Keeps the site on a reader's device after they asked for it in the menu of a page. `scripts/offline` bundles it into
 * `/sw.js`, and writes `/offline.json`, which lists every file to keep with a hash of its content.
 *
 * Online, pages come from the network, so nobody reads a stale one. The copy is replaced as a whole, once everything that
 * changed has arrived, so it's always one state of the site.
 */
import { listCopies, nameCopy, removeCopies } from "./copies.ts";

/** The parts of the worker's global scope that this uses; the types of workers clash with those of pages. */
interface Scope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent {
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

/** The list of files to keep. An operator who publishes a list with `isOff` removes the copies of all readers. */
interface OfflineList {
  readonly isOff?: boolean;
  /** Hash of each file's content, by its address. */
  readonly files: Readonly<Record<string, string>>;
}

const scope = self as unknown as Scope;

const LIST = "/offline.json";

/** Addresses that change with their content. */
const HASHED = /^\/assets\/|^\/search\/\w+\.[\da-f]{8}\.json$/;

/** How long a page may take before the kept one is shown, in milliseconds: a bad connection is worse than none. */
const PATIENCE_MS = 3000;

/** Files that are requested at a time. */
const AT_ONCE = 6;

let updating: Promise<void> | undefined;

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim().then(update)));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && new URL(request.url).origin === location.origin) {
    event.respondWith(answer(request));
    if (request.mode === "navigate") {
      event.waitUntil(update().catch(() => undefined));
    }
  }
});

/** Answers from the network, or with the kept file if that's the same one, or if the network doesn't answer. */
async function answer(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
  if (!kept) {
    return fetch(request);
  }
  if (HASHED.test(new URL(request.url).pathname)) {
    return kept;
  }
  const patience = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  return Promise.race([fetch(request).catch(() => kept), patience]);
}

/** Updates the copy, once at a time. */
function update(): Promise<void> {
  updating ??= replaceCopy().finally(() => {
    updating = undefined;
  });
  return updating;
}

async function replaceCopy(): Promise<void> {
  const text = await (await load(LIST)).text();
  const list: OfflineList = JSON.parse(text);
  const [old] = await findCopies();
  if (list.isOff) {
    await removeCopies();
    await scope.registration.unregister();
  } else if ((await readList(old))?.text !== text) {
    await makeCopy(list, text, old);
  }
}

/** Makes a copy with the files of a list, and then removes all others. */
async function makeCopy({ files }: OfflineList, text: string, old: string | undefined): Promise<void> {
  const known = (await readList(old))?.list.files ?? {};
  const name = nameCopy();
  const [from, copy] = [await caches.open(old ?? name), await caches.open(name)];
  const waiting = Object.entries(files);
  // The list itself is one more.
  const total = waiting.length + 1;
  let done = 0;
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [address, hash] = next;
      const kept = known[address] === hash ? await from.match(address, { ignoreVary: true }) : undefined;
      await copy.put(address, kept ?? (await load(address)));
      done += 1;
      await report(done, total);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    // Last, because a copy without its list isn't finished.
    await copy.put(LIST, new Response(text));
    await removeCopies(name);
    await report(total, total);
  } catch (error) {
    await caches.delete(name);
    await report(0, 0);
    throw error;
  }
}

async function load(address: string): Promise<Response> {
  const response = await fetch(address, { cache: "no-cache" });
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}, expected the file that ${LIST} lists.`);
  }
  // A browser refuses a redirected answer for a page that didn't ask for one.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

/** Returns the names of finished copies. */
async function findCopies(): Promise<readonly string[]> {
  const names = await listCopies();
  const lists = await Promise.all(names.map(readList));
  return names.filter((_, index) => lists[index]);
}

async function readList(name: string | undefined): Promise<{ text: string; list: OfflineList } | undefined> {
  const text = name && (await (await caches.open(name)).match(LIST).then((response) => response?.text()));
  return text ? { text, list: JSON.parse(text) } : undefined;
}

/** Tells pages how many files of the copy there are; no file at all means that there will be no copy. */
async function report(done: number, total: number): Promise<void> {
  for (const client of await scope.clients.matchAll({ includeUncontrolled: true })) {
    client.postMessage({ done, total });
  }
}
