import { statfs } from 'node:fs/promises'

const megabyte = 2 ** 20
const gigabyte = 2 ** 30
/** Below `lowBytes` the operator is warned; below `fullBytes` writes are likely to fail. */
const lowBytes = gigabyte
const fullBytes = 100 * megabyte

type Options = {
  folder: string
  log: { warn: (text: string) => void; info: (text: string) => void }
  /** Returns the free bytes of the folder's file system. */
  measure?: (folder: string) => Promise<number>
}

/** Returns a function that returns a warning when a folder runs out of space, else null; a change of state is logged. */
export function createDiskSpaceCheck({
  folder,
  log,
  measure = freeBytes,
}: Options): () => Promise<string | null> {
  let lastState: 'enough' | 'low' | 'full' = 'enough'

  return async function diskWarning() {
    const free = await measure(folder).catch(() => Infinity)
    const state = free < fullBytes ? 'full' : free < lowBytes ? 'low' : 'enough'
    const text = `disk ${state}: ${Math.floor(free / megabyte)} MB are free in ${folder}`
    if (state !== lastState) {
      if (state === 'enough') log.info('the disk has space again')
      else log.warn(text)
    }
    lastState = state
    return state === 'enough' ? null : text
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
