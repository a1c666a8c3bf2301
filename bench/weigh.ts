import { brotliCompressSync } from "node:zlib";

/**
 * Gives the bytes of an answer as they travel, compressed with brotli at its default quality.
 *
 * Fonts and pictures are compressed already and travel as they are.
 */
export function weigh(url: string, body: Buffer): number {
  return /\.(?:woff2|png|webp|jpg)$/.test(new URL(url).pathname) ? body.length : brotliCompressSync(body).length;
}
