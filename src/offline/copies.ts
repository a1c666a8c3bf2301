/** What the names of copies begin with: other programs of the origin may keep files too. */
const PREFIX = "docs-";

/** Returns a name for a copy that begins now. */
export function nameCopy(): string {
  return PREFIX + Date.now();
}

/** Lists the copies of this site, whether finished or not, and no other caches of the origin. */
export async function listCopies(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** Removes all copies of this site, except for one that replaces them. */
export async function removeCopies(except?: string): Promise<void> {
  const names = await listCopies();
  await Promise.all(names.map((name) => name !== except && caches.delete(name)));
}
