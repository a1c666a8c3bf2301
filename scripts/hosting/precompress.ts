import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Smallest file that's worth a compressed copy, in bytes: below it, the headers of an answer weigh more. */
const LEAST_BYTES = 1000;

const TEXT = /\.(?:css|html|js|json|map|md|svg|txt|webmanifest|xml)$/;

/**
 * Pages are many, and texts for agents are long. The next quality takes twelve times as long to make a page a few
 * thousandths smaller, and the highest, which is slower still, a tenth.
 */
const PAGE = /\.(?:html|md|txt)$/;
const PAGE_QUALITY = 8;

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Writes `.br` and `.gz` copies of text files for servers that send them as they are. */
export async function precompress(files: readonly string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => TEXT.test(file))
      .map(async (file) => {
        const content = await readFile(file);
        if (content.length >= LEAST_BYTES) {
          const params = {
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            [constants.BROTLI_PARAM_QUALITY]: PAGE.test(file) ? PAGE_QUALITY : constants.BROTLI_MAX_QUALITY,
          };
          await writeFile(`${file}.br`, await compressBrotli(content, { params }));
          await writeFile(`${file}.gz`, await compressGzip(content, { level: constants.Z_BEST_COMPRESSION }));
        }
      }),
  );
}
