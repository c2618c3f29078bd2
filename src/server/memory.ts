import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'

const megabyte = 2 ** 20
/** Used without any cached content, measured: the application 700 MB, the embedded database and `npm start` 300 MB. */
const baseMb = 1024
/** The part of the remaining memory for both caches together; the rest is for rendering, pictures and the system. */
const share = 0.4
const minTotalMb = 128
const maxTotalMb = 4096

/** Of the JavaScript heap: code and data of the application, and the part of the rest for cached pages. */
const baseHeapMb = 450
const heapShare = 0.6

/** The memory of the machine, or of the container that the process runs in, in MB. */
export function memoryInMb(): number {
  return Math.floor(Math.min(process.constrainedMemory() || Infinity, totalmem()) / megabyte)
}

/** The limit of the JavaScript heap in MB; by default V8 chooses it by the memory. */
export function heapLimitInMb(): number {
  return Math.floor(getHeapStatistics().heap_size_limit / megabyte)
}

/** The default sizes of the two caches in MB. The pages are in the JavaScript heap, the bytes of responses are not. */
export function defaultCacheMb({ memory, heapLimit }: { memory: number; heapLimit: number }) {
  const total = Math.min(maxTotalMb, Math.max(minTotalMb, (memory - baseMb) * share))
  const pagesInHeap = Math.max(32, (heapLimit - baseHeapMb) * heapShare)
  return { bytes: Math.round(total / 2), pages: Math.round(Math.min(total / 2, pagesInHeap)) }
}
