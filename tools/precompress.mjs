// @ts-check
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(js|css|html|svg|json|xml|txt|webmanifest|map)$/;
/** Below this, in bytes, the headers weigh more than what is saved. */
const WORTH_IT = 1000;

/**
 * Puts a `.br` and a `.gz` beside every file of text in a folder: as small as they get, once, so that no visitor's
 * request has to wait for it.
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => TEXT.test(file) && statSync(file).size >= WORTH_IT);
  await Promise.all(
    files.map(async (file) => {
      const body = readFileSync(file);
      const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(body, brotli));
      writeFileSync(`${file}.gz`, await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
