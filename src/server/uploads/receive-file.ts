import 'server-only'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { Readable as NodeReadable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import busboy, { type Busboy } from 'busboy'
import { asObject } from '@/lib/unknown-values'
import { refuseUpload } from './refused'

export type ReceivedFile = {
  /** File name as sent, without folders. */
  name: string
  /** Bytes. */
  size: number
}

type Target = { path: string; maxBytes: number }

/** Writes the single file of a form to a path; bytes over the limit are read and dropped, so that the client gets a response. */
export async function receiveFile(request: Request, { path, maxBytes }: Target): Promise<ReceivedFile> {
  const form = openForm(request.headers, maxBytes)
  const found: Promise<ReceivedFile>[] = []
  let isOne = true
  form.on('file', (_field, file, { filename }) => {
    const written = write(file, path).then((size) => ({ name: filename ?? '', size }))
    // When writing fails (disk full), the form parser must not wait for its reader.
    written.catch((error: Error) => form.destroy(error))
    found.push(written)
  })
  form.on('filesLimit', () => (isOne = false))
  await readInto(form, request.body)
  const [first] = found
  if (!first) refuseUpload('missing')
  const received = await first
  if (!isOne) refuseUpload('several')
  if (received.size > maxBytes) refuseUpload('large')
  if (received.size === 0) refuseUpload(received.name === '' ? 'missing' : 'empty')
  return received
}

function openForm(headers: Headers, maxBytes: number): Busboy {
  try {
    return busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      // Browsers send names in UTF-8.
      defParamCharset: 'utf8',
      // One byte more, to tell a file at the limit from a larger one.
      limits: { files: 1, fileSize: maxBytes + 1, fields: 20, fieldSize: 1000, parts: 25, headerPairs: 20 },
    })
  } catch {
    refuseUpload('missing')
  }
}

async function readInto(form: Busboy, body: Request['body']): Promise<void> {
  if (!body) refuseUpload('missing')
  try {
    // The types of DOM and Node web streams differ.
    await pipeline(NodeReadable.fromWeb(body as ReadableStream), form)
  } catch (error) {
    // System errors, such as a full disk, are not the client's fault.
    if (asObject(error).syscall) throw error
    refuseUpload('broken')
  }
}

async function write(file: Readable, path: string): Promise<number> {
  const out = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await pipeline(file, out)
  return out.bytesWritten
}
