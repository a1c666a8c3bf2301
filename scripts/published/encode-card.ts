import { promisify } from "node:util";
import { constants, crc32, deflate } from "node:zlib";

/** Most colors of an image whose pixels take half a byte. Letters keep their soft edges with as many. */
const COLORS = 16;

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** Stands in a header for half a byte for each pixel, and for colors from a palette. */
const FORMAT = [4, 3, 0, 0, 0] as const;

/**
 * Encodes pixels as a PNG of their 16 most frequent colors, which is a quarter smaller than one with all of the shades
 * at the edges of letters.
 *
 * @param pixels four bytes each, row by row
 * @param width an even number of pixels
 */
export async function encodeCard(pixels: Uint8Array, width: number): Promise<Buffer> {
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const counts = countColors(colors);
  const palette = [...counts].sort(([, left], [, right]) => right - left).map(([color]) => color);
  const kept = palette.slice(0, COLORS);
  const nearest = new Map(palette.map((color) => [color, findNearest(color, kept)]));
  const rows = packRows(colors, width, nearest);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(colors.length / width, 4);
  return Buffer.concat([
    SIGNATURE,
    toChunk("IHDR", Buffer.concat([size, Buffer.from(FORMAT)])),
    toChunk("PLTE", Buffer.from(kept.flatMap(toParts))),
    toChunk("IDAT", await promisify(deflate)(rows, { level: constants.Z_BEST_COMPRESSION, memLevel: 9 })),
    toChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Counts the pixels of each color. Most pixels have the color of the one before. */
function countColors(colors: Uint32Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  let start = 0;
  for (let index = 1; index <= colors.length; index += 1) {
    const color = colors[start] ?? 0;
    if (colors[index] !== color) {
      counts.set(color, (counts.get(color) ?? 0) + index - start);
      start = index;
    }
  }
  return counts;
}

/** Returns red, green, and blue of a color that a machine with the lowest byte first has read. */
function toParts(color: number): readonly number[] {
  return [color & 255, (color >> 8) & 255, (color >> 16) & 255];
}

/** Returns the index of the kept color that's most like another color. */
function findNearest(color: number, kept: readonly number[]): number {
  const parts = toParts(color);
  const distances = kept.map((one) =>
    toParts(one).reduce((sum, part, index) => sum + (part - (parts[index] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

/** Packs two pixels into each byte, in rows that each begin with a zero: the number of the filter that does nothing. */
function packRows(colors: Uint32Array, width: number, nearest: ReadonlyMap<number, number>): Buffer {
  const stride = width / 2 + 1;
  const rows = Buffer.alloc((colors.length / width) * stride);
  let last = -1;
  let number = 0;
  for (let index = 0; index < colors.length; index += 1) {
    const color = colors[index] ?? 0;
    if (color !== last) {
      last = color;
      number = nearest.get(color) ?? 0;
    }
    const place = Math.floor(index / width) * stride + 1 + ((index % width) >> 1);
    rows[place] = (rows[place] ?? 0) | (index % 2 === 0 ? number << 4 : number);
  }
  return rows;
}

function toChunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
