import { statfs } from 'node:fs/promises'

const megabyte = 2 ** 20
const gigabyte = 2 ** 30
/** Below the first the operator hears of it; below the second little can be written any more. */
const low = gigabyte
const full = 100 * megabyte

type Watched = {
  folder: string
  log: { warn: (text: string) => void; info: (text: string) => void }
  /** The free bytes of the folder's file system. */
  measure?: (folder: string) => Promise<number>
}

/** Says what is wrong with the space left in a folder, or null; a change is logged. */
export function createDiskWatch({ folder, log, measure = freeBytes }: Watched): () => Promise<string | null> {
  let last: 'enough' | 'low' | 'full' = 'enough'

  return async function diskWarning() {
    const free = await measure(folder).catch(() => Infinity)
    const state = free < full ? 'full' : free < low ? 'low' : 'enough'
    const text = `disk ${state}: ${Math.floor(free / megabyte)} MB are free in ${folder}`
    if (state !== last) {
      if (state === 'enough') log.info('the disk has space again')
      else log.warn(text)
    }
    last = state
    return state === 'enough' ? null : text
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
