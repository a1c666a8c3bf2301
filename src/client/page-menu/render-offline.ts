import { removeCopies } from "../../offline/copies.ts";

/** What the worker tells pages while it makes a copy; no file at all means that there will be none. */
interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Renders the entry that keeps the whole site on this device, or removes it. Before a press, nothing is installed. */
export function renderOffline(): readonly HTMLElement[] {
  // The preview has no worker.
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) {
    return [];
  }
  const entry = document.createElement("button");
  entry.type = "button";
  entry.textContent = "Make this site available offline";
  let act = () => keep(entry);
  navigator.serviceWorker.getRegistration().then(
    (registration) => {
      if (registration) {
        entry.textContent = "Remove the offline copy";
        act = () => remove(entry, registration);
      }
    },
    // Storage can be blocked, and then the press says so.
    () => undefined,
  );
  entry.addEventListener("click", () => {
    act().catch(() => {
      entry.textContent = "The copy couldn't be saved. Try again.";
    });
  });
  return [entry];
}

async function keep(entry: HTMLElement): Promise<void> {
  entry.role = "status";
  entry.textContent = "Saving…";
  const response = await fetch("/offline.json");
  const { isOff, bytes = 0 }: { readonly isOff?: boolean; readonly bytes?: number } = await response.json();
  if (isOff) {
    entry.textContent = "This site doesn't offer offline copies at the moment";
    return;
  }
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  const { serviceWorker } = navigator;
  await new Promise<void>((resolve, reject) => {
    serviceWorker.addEventListener("message", ({ data: { done, total } }: MessageEvent<Progress>) => {
      if (total === 0) {
        reject(new Error("The worker couldn't save every file."));
      } else if (done === total) {
        resolve();
      } else {
        entry.textContent = `Saving ${size}: ${Math.floor((100 * done) / total)}%`;
      }
    });
    serviceWorker.startMessages();
    serviceWorker.register("/sw.js").catch(reject);
  });
  entry.textContent = "Available offline";
}

async function remove(entry: HTMLElement, registration: ServiceWorkerRegistration): Promise<void> {
  await registration.unregister();
  await removeCopies();
  entry.role = "status";
  entry.textContent = "The offline copy is removed";
}
