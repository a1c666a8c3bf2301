import { brotliCompressSync } from "node:zlib";

/**
 * Returns the number of bytes of a response as transferred, compressed with brotli at its default quality.
 *
 * Fonts and pictures are already compressed and count as they are.
 */
export function weigh(url: string, body: Buffer): number {
  return /\.(?:woff2|png|webp|jpg)$/.test(new URL(url).pathname) ? body.length : brotliCompressSync(body).length;
}
