import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buildFiles } from './route-of'

export type Precompressed = (requestPath: string) => Promise<Buffer | undefined>

/**
 * Reads what was compressed when the bundle was made, more thoroughly than there is time for at a request. Only for
 * files of the build that the application has sent.
 */
export function precompressedFiles(folder: string): Precompressed {
  return async (requestPath) => {
    const name = decodeURIComponent(requestPath.slice(buildFiles.length))
    const file = path.join(folder, `${name}.br`)
    if (!file.startsWith(folder + path.sep)) return undefined
    return readFile(file).catch(() => undefined)
  }
}
