import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

const compressible = /\.(?:js|css|svg)$/
/** Compressed at the same time, in the threads of Node. */
const workers = 4

/**
 * Compresses the scripts and style sheets of a folder with the highest quality of brotli, which takes a second for
 * some of them, into files beside them. The server sends these (src/gateway/precompressed.ts).
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const waiting = names.filter((name) => compressible.test(name)).values()
  const work = async () => {
    for (const name of waiting) await compressFile(path.join(folder, name))
  }
  await Promise.all(Array.from({ length: workers }, work))
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const compressed = await compress(bytes, { params })
  if (compressed.length < bytes.length) await writeFile(`${file}.br`, compressed)
}
