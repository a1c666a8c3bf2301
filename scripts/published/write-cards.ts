import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Renderer } from "@takumi-rs/core";
import pLimit from "p-limit";
import { devDependencies } from "../../package.json" with { type: "json" };
import { CARD_SIZE, type Card, type Colors, drawCard } from "./draw-card.ts";

const FONT = "static/fonts/figtree-latin.woff2";

/** Every character that the font has. */
const KNOWN = /^[\x20-\x7e\u00a0©·×–—‘’“”•…−]*$/;

/** Folder of the cards that earlier builds have drawn, by what's on them. */
const CACHE = ".cache/og";

/** Length of a card's name in characters. */
const NAME_LENGTH = 16;

/**
 * Writes the card of each page into a build, and returns their paths in the same order.
 *
 * A card's name is a hash of what's on it, so hosts can keep it forever, and a build draws only the cards that no
 * earlier build has drawn.
 *
 * @throws Error naming the page whose title or description the font can't show.
 */
export async function writeCards(outDir: string, cards: readonly Card[]): Promise<readonly string[]> {
  for (const { title, description } of cards) {
    const lost = [...title, ...description].find((character) => !KNOWN.test(character));
    if (lost !== undefined) {
      throw new Error(
        `Unexpected character "${lost}" in the title or description of the page "${title}", expected those of ${FONT}. Write it in another way.`,
      );
    }
  }
  const font = await readFile(FONT);
  const colors = readColors(await readFile("src/css/tokens.css", "utf8"));
  const around = createHash("sha256").update(font).update(devDependencies["@takumi-rs/core"]);
  const renderer = new Renderer();
  await renderer.registerFont({ name: "Figtree", data: font });
  await Promise.all([CACHE, path.join(outDir, "og")].map((folder) => mkdir(folder, { recursive: true })));
  // The pixels of a card are 3 MB, so only a few are in memory at a time.
  const limit = pLimit(availableParallelism() + 1);
  return Promise.all(
    cards.map((card) =>
      limit(async () => {
        const node = drawCard(card, colors);
        const hash = around.copy().update(JSON.stringify(node)).digest("hex");
        const name = `${hash.slice(0, NAME_LENGTH)}.png`;
        const kept = path.join(CACHE, name);
        if (!existsSync(kept)) {
          await writeFile(kept, await renderer.render(node, { ...CARD_SIZE, format: "png" }));
        }
        await copyFile(kept, path.join(outDir, "og", name));
        return `/og/${name}`;
      }),
    ),
  );
}

/** Reads the colors of the light mode, which come first in the style sheet. */
function readColors(tokens: string): Colors {
  const found = [...tokens.matchAll(/--site-([\w-]+): (#[\da-f]+);/g)].map(([, name = "", color = ""]) => [
    name,
    color,
  ]);
  return Object.fromEntries(found.reverse());
}
