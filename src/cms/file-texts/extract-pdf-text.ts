import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { asObject } from '@/lib/unknown-values'

/** A fault is permanent: the same bytes are not tried again. */
export type ExtractedText = { text: string; fault?: string }

/** The limits for one PDF (ms, MB), and how long an idle thread is kept. */
const maxTime = 60_000
const maxIdleTime = 10_000
const maxMemory = 512

let idleThread: { thread: Worker; end: NodeJS.Timeout } | undefined

/** Extracts the text of a PDF in a worker thread, so that slow or broken files do not block requests. */
export async function extractPdfText(bytes: Uint8Array<ArrayBuffer>): Promise<ExtractedText> {
  const thread = acquireThread()
  const end = new AbortController()
  try {
    thread.postMessage(bytes, [bytes.buffer])
    const extracted = await Promise.race([replyOf(thread, end.signal), timeout(end.signal)])
    if (extracted) releaseThread(thread)
    else await thread.terminate()
    return extracted ?? { text: '', fault: 'It takes too long to read.' }
  } catch (error) {
    await thread.terminate()
    if (asObject(error).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error
    return { text: '', fault: 'It takes too much memory to read.' }
  } finally {
    end.abort()
  }
}

async function replyOf(thread: Worker, signal: AbortSignal): Promise<ExtractedText> {
  const [extracted] = (await once(thread, 'message', { signal })) as [ExtractedText]
  return extracted
}

/** Never rejects: once it is aborted, nothing waits for it any more. */
async function timeout(signal: AbortSignal): Promise<undefined> {
  await delay(maxTime, undefined, { signal }).catch(() => undefined)
}

function acquireThread(): Worker {
  const { thread = startThread(), end } = idleThread ?? {}
  idleThread = undefined
  clearTimeout(end)
  thread.ref()
  return thread
}

function startThread(): Worker {
  return new Worker(/* turbopackIgnore: true */ workerFile(), {
    // Node runs the file directly; the TypeScript loader of the main thread would only slow it down.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxMemory },
    // Keeps the library's warnings out of the logs.
    stdout: true,
    stderr: true,
  })
}

/** The compiled file in the production bundle, the source in a checkout. */
function workerFile(): string {
  const folder = /* turbopackIgnore: true */ process.cwd()
  const compiled = path.join(folder, 'pdf-worker.js')
  return existsSync(/* turbopackIgnore: true */ compiled)
    ? compiled
    : path.join(folder, 'src/cms/file-texts/pdf-worker.ts')
}

function releaseThread(thread: Worker): void {
  const stop = () => {
    idleThread = undefined
    void thread.terminate()
  }
  thread.unref()
  idleThread = { thread, end: setTimeout(stop, maxIdleTime).unref() }
}
