import { statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";

/** Smallest file that's worth a compressed copy, in bytes: below it, the headers of an answer weigh more. */
const LEAST_BYTES = 1000;

const TEXT = /\.(?:css|html|js|json|map|md|svg|txt|webmanifest|xml)$/;

/**
 * Pages are many, and texts for agents are long. The next quality takes twelve times as long to make a page a few
 * thousandths smaller, and the highest, which is slower still, a tenth.
 */
const PAGE = /\.(?:html|md|txt)$/;
const PAGE_QUALITY = 8;

/**
 * Data for search and cards. The next quality takes 3.5 s of a processor more for all of it, and only the index is worth
 * that: a reader's first search waits for it, and it becomes 8% smaller.
 */
const DATA = /\.json$/;
const DATA_QUALITY = 9;
const SEARCH_INDEX = /\/search\/index\.\w+\.json$/;
const SEARCH_INDEX_QUALITY = 10;

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

/** As many files at a time as Node.js has threads for them (https://nodejs.org/api/cli.html#uv_threadpool_sizesize). */
const limit = pLimit(4);

/** Writes `.br` and `.gz` copies of text files for servers that send them as they are. */
export async function precompress(files: readonly string[]): Promise<void> {
  const sized = files.filter((file) => TEXT.test(file)).map((file) => ({ file, bytes: statSync(file).size }));
  const worthwhile = sized.filter(({ bytes }) => bytes >= LEAST_BYTES);
  // The largest first, because one file can't be shared by two threads, and the last one shouldn't be long.
  const sorted = worthwhile.sort((left, right) => right.bytes - left.bytes);
  await Promise.all(sorted.map(({ file }) => limit(() => compressFile(file))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: chooseQuality(file),
  };
  await writeFile(`${file}.br`, await compressBrotli(content, { params }));
  await writeFile(`${file}.gz`, await compressGzip(content, { level: constants.Z_DEFAULT_COMPRESSION }));
}

function chooseQuality(file: string): number {
  if (SEARCH_INDEX.test(file)) {
    return SEARCH_INDEX_QUALITY;
  }
  if (PAGE.test(file)) {
    return PAGE_QUALITY;
  }
  return DATA.test(file) ? DATA_QUALITY : constants.BROTLI_MAX_QUALITY;
}
