import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

/** Most colors of an image whose pixels take half a byte. Letters keep their soft edges with as many. */
const COLORS = 16;

/** The next level takes more than twice as long, which is a second for all cards, to save a fortieth. */
const LEVEL = 7;

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
  const colors = new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const rows = listRows(colors, width);
  const counts = countColors(rows);
  const palette = [...counts].sort(([, left], [, right]) => right - left).map(([color]) => color);
  const kept = palette.slice(0, COLORS);
  const nearest = new Map(palette.map((color) => [color, findNearest(color, kept)]));
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(colors.length / width, 4);
  return Buffer.concat([
    SIGNATURE,
    toChunk("IHDR", Buffer.concat([size, Buffer.from(FORMAT)])),
    toChunk("PLTE", Buffer.from(kept.flatMap(toParts))),
    toChunk("IDAT", await promisify(deflate)(packRows(rows, width, nearest), { level: LEVEL, memLevel: 9 })),
    toChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Lists the rows of an image; `undefined` stands for a row that's like the one above, as margins and boxes have. */
function listRows(colors: Int32Array, width: number): readonly (Int32Array | undefined)[] {
  const rows = Array.from({ length: colors.length / width }, (_, row) => {
    const bytes = Buffer.from(colors.buffer, colors.byteOffset + row * width * 4, width * 4);
    return { bytes, pixels: colors.subarray(row * width, (row + 1) * width) };
  });
  return rows.map(({ bytes, pixels }, row) => (rows[row - 1]?.bytes.equals(bytes) ? undefined : pixels));
}

/** Counts the pixels of each color in rows that differ. Most pixels have the color of the one before. */
function countColors(rows: readonly (Int32Array | undefined)[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows.filter((one) => one !== undefined)) {
    let start = 0;
    for (let index = 1; index <= row.length; index += 1) {
      const color = row[start] ?? 0;
      if (row[index] !== color) {
        counts.set(color, (counts.get(color) ?? 0) + index - start);
        start = index;
      }
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

/**
 * Packs two pixels into each byte, in rows that each begin with a zero: the number of the filter that does nothing. The
 * most frequent color has the number zero too.
 */
function packRows(
  rows: readonly (Int32Array | undefined)[],
  width: number,
  nearest: ReadonlyMap<number, number>,
): Buffer {
  const stride = width / 2 + 1;
  const packed = Buffer.alloc(rows.length * stride);
  const [ground] = nearest.keys();
  for (const [row, colors] of rows.entries()) {
    const start = row * stride;
    if (!colors) {
      packed.copyWithin(start, start - stride, start);
      continue;
    }
    for (let place = 0; place < width; place += 2) {
      const left = colors[place] ?? 0;
      const right = colors[place + 1] ?? 0;
      if (left !== ground || right !== ground) {
        packed[start + 1 + place / 2] = ((nearest.get(left) ?? 0) << 4) | (nearest.get(right) ?? 0);
      }
    }
  }
  return packed;
}

function toChunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
