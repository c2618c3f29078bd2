import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** A fault is for good: the same bytes are not tried again. */
export type Reading = { text: string; fault?: string }

/** What one PDF may take before it is given up, and how long the thread waits for another. */
const patience = 60_000
const idle = 10_000
const memory = 512

let waiting: { thread: Worker; end: NodeJS.Timeout } | undefined

/** The text inside a PDF. A thread of its own reads it: what takes long or breaks there holds up no request. */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Reading> {
  const thread = take()
  const end = new AbortController()
  try {
    thread.postMessage(bytes, [bytes.buffer])
    const reading = await Promise.race([answerOf(thread, end.signal), late(end.signal)])
    if (reading) putBack(thread)
    else await thread.terminate()
    return reading ?? { text: '', fault: 'It takes too long to read.' }
  } catch (error) {
    await thread.terminate()
    if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error
    return { text: '', fault: 'It takes too much memory to read.' }
  } finally {
    end.abort()
  }
}

async function answerOf(thread: Worker, signal: AbortSignal): Promise<Reading> {
  const [reading] = (await once(thread, 'message', { signal })) as [Reading]
  return reading
}

/** Never rejects, as nobody listens any more when it is broken off. */
async function late(signal: AbortSignal): Promise<undefined> {
  await delay(patience, undefined, { signal }).catch(() => undefined)
}

function take(): Worker {
  const { thread = start(), end } = waiting ?? {}
  waiting = undefined
  clearTimeout(end)
  thread.ref()
  return thread
}

function start(): Worker {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'src/cms/file-texts/pdf-thread.ts')
  return new Worker(/* turbopackIgnore: true */ file, {
    // Node runs it as it is; what loads TypeScript elsewhere would only slow it.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memory },
    // The library's warnings say nothing to those who read our logs.
    ...{ stdout: true, stderr: true },
  })
}

function putBack(thread: Worker): void {
  const leave = () => {
    waiting = undefined
    void thread.terminate()
  }
  thread.unref()
  waiting = { thread, end: setTimeout(leave, idle).unref() }
}
