import { z } from "zod";
import type { FindClosest, ServerSettings } from "./settings.ts";

/** Timeout for the list of models, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Number of names that people can take in at a glance. */
const SHORT_LIST = 12;

const models = z.object({ data: z.array(z.object({ id: z.string() })) });

/**
 * Requests the list of models from a model's service, to find a wrong key or name before the first reader asks.
 *
 * @returns a warning if the service has no such list, which some lack, or undefined if all is well
 * @throws Error if the service can't be reached, rejects the key, or doesn't have the model.
 */
export async function checkModel(
  { url, name, key }: ServerSettings["model"],
  closest: FindClosest,
): Promise<string | undefined> {
  const place = `${url}/models`;
  const response = await fetch(place, {
    headers: key ? { authorization: `Bearer ${key}` } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new Error(
      `${place} could not be reached, expected the service of ANSWERS_MODEL_URL. Start it, or correct the address.`,
      { cause },
    );
  });
  if (response.status === 401 || response.status === 403) {
    const found = key ? "refuses ANSWERS_MODEL_KEY" : "wants a key, and ANSWERS_MODEL_KEY is not set";
    throw new Error(
      `${place} ${found} (status ${response.status}), expected a key that it takes. Make a new key there and set it.`,
    );
  }
  const { data: list } = models.safeParse(response.ok ? await response.json().catch(() => undefined) : undefined);
  if (!list) {
    return `${place} has no list of models (status ${response.status}), so ANSWERS_MODEL="${name}" is used unchecked.`;
  }
  const names = list.data.map(({ id }) => id).sort();
  if (!names.includes(name)) {
    throw new Error(
      `ANSWERS_MODEL is "${name}", which ${place} does not have, expected ${expectOneOf(name, names, closest)}. Correct it.`,
    );
  }
  return undefined;
}

function expectOneOf(name: string, names: readonly string[], closest: FindClosest): string {
  const nearest = closest(name, names);
  if (nearest !== undefined) {
    return `"${nearest}"`;
  }
  return names.length <= SHORT_LIST ? `one of: ${names.join(", ")}` : `one of the ${names.length} that it lists`;
}
