import type { BasePayload, TaskConfig } from 'payload'
import type { File } from '@/payload-types'
import { readUpload } from '../storage/read-upload'
import { saveText } from './save-text'
import type { FileVersion } from './queue'
import { extractPdfText, type ExtractedText } from './extract-pdf-text'
import { searchablePdfKey } from './searchable-pdf-key'

/** The whole file is in memory while it is read. */
const maxBytes = 100 * 2 ** 20

/** Extracts the text of an unrestricted PDF. A fault of the file is logged once; a failure of the storage is retried. */
export const extractTextTask: TaskConfig<'read-text'> = {
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
      depth: 0,
      disableErrors: true,
    })
    if (file && searchablePdfKey(file) === input.key) await extractAndSave(payload, file, input)
    return { output: {} }
  },
}

async function extractAndSave(payload: BasePayload, file: File, version: FileVersion): Promise<void> {
  const extracted = await extract(payload, file)
  if (extracted.fault) payload.logger.warn(`the text of file ${file.id} was not read: ${extracted.fault}`)
  await saveText(payload, version, extracted)
}

async function extract(payload: BasePayload, file: File): Promise<ExtractedText> {
  if ((file.filesize ?? 0) > maxBytes) return { text: '', fault: 'It is larger than 100 MB.' }
  const stored = await readUpload(payload, { slug: 'files', filename: file.filename ?? '', doc: file })
  if (!stored.ok) throw new Error(`The storage answered ${stored.status} for file ${file.id}.`)
  return extractPdfText(new Uint8Array(await stored.arrayBuffer()))
}
