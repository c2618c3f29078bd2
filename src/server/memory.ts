import { totalmem } from 'node:os'

const megabyte = 2 ** 20
/** Of the memory, what both caches take together; the rest is for rendering, pictures, PostgreSQL and the system. */
const share = 0.35
const fewest = 128
const most = 4096

/** The memory of the machine, or of the container that the process runs in, in MB. */
export function memoryInMb(): number {
  return Math.floor(Math.min(process.constrainedMemory() || Infinity, totalmem()) / megabyte)
}

/** What each of the two caches takes of a memory, both in MB, where the settings do not say. */
export function defaultCacheMb(memory: number): number {
  const both = Math.min(most, Math.max(fewest, memory * share))
  return Math.round(both / 2)
}
