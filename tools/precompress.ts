import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(js|css|html|svg|json|xml|txt|webmanifest|map)$/;
/** In bytes. Compressing smaller files saves less than the headers weigh. */
const SMALLEST = 1000;

/** Writes a `.br` and a `.gz` beside every text file of a folder, so that no request waits for compression. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => TEXT.test(file) && statSync(file).size >= SMALLEST);
  await Promise.all(
    files.map(async (file) => {
      const body = readFileSync(file);
      const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(body, brotli));
      writeFileSync(`${file}.gz`, await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
