import type { BasePayload, TaskConfig } from 'payload'
import type { File } from '@/payload-types'
import { readUpload } from '../storage/read-upload'
import { keepText } from './keep'
import type { Wanted } from './queue'
import { readPdf, type Reading } from './read-pdf'
import { readableKey } from './readable'

/** The whole file is in memory while it is read. */
const largest = 100 * 2 ** 20

/** Reads the text inside an open PDF. A file that cannot be read is told once; storage that is away is asked again. */
export const readText: TaskConfig<'read-text'> = {
  slug: 'read-text',
  inputSchema: [
    { name: 'file', type: 'text', required: true },
    { name: 'key', type: 'text', required: true },
  ],
  retries: { attempts: 5, backoff: { type: 'exponential', delay: 30_000 } },
  handler: async ({ req: { payload }, input }) => {
    const file = await payload.findByID({
      collection: 'files',
      id: input.file,
      ...{ depth: 0, disableErrors: true },
    })
    if (file && readableKey(file) === input.key) await read(payload, file, input)
    return { output: {} }
  },
}

async function read(payload: BasePayload, file: File, wanted: Wanted): Promise<void> {
  const reading = await readingOf(payload, file)
  if (reading.fault) payload.logger.warn(`the text of file ${file.id} was not read: ${reading.fault}`)
  await keepText(payload, wanted, reading)
}

async function readingOf(payload: BasePayload, file: File): Promise<Reading> {
  if ((file.filesize ?? 0) > largest) return { text: '', fault: 'It is larger than 100 MB.' }
  const stored = await readUpload(payload, { slug: 'files', filename: file.filename ?? '', doc: file })
  if (!stored.ok) throw new Error(`The storage answered ${stored.status} for file ${file.id}.`)
  return readPdf(new Uint8Array(await stored.arrayBuffer()))
}
