import { totalmem } from 'node:os'

const megabyte = 2 ** 20
/** The part of the memory for both caches together; the rest is for rendering, pictures, PostgreSQL and the system. */
const share = 0.35
const minTotalMb = 128
const maxTotalMb = 4096

/** The memory of the machine, or of the container that the process runs in, in MB. */
export function memoryInMb(): number {
  return Math.floor(Math.min(process.constrainedMemory() || Infinity, totalmem()) / megabyte)
}

/** The default size in MB of each of the two caches, by the memory in MB. */
export function defaultCacheMb(memory: number): number {
  const total = Math.min(maxTotalMb, Math.max(minTotalMb, memory * share))
  return Math.round(total / 2)
}
