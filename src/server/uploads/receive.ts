import 'server-only'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { Readable as NodeReadable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import busboy, { type Busboy } from 'busboy'
import { refuseUpload } from './refused'

export type Received = {
  /** As the sender calls it, without folders. */
  name: string
  /** Bytes. */
  size: number
}

type Target = { path: string; mostBytes: number }

/** Writes the one file of a form to a path; what is beyond the limit is read and dropped, so that the sender hears. */
export async function receiveFile(request: Request, { path, mostBytes }: Target): Promise<Received> {
  const form = openForm(request.headers, mostBytes)
  const found: Promise<Received>[] = []
  let isOne = true
  form.on('file', (_field, file, { filename }) => {
    const written = write(file, path).then((size) => ({ name: filename ?? '', size }))
    // A disk that is full must not leave the form waiting for its reader.
    written.catch((error: Error) => form.destroy(error))
    found.push(written)
  })
  form.on('filesLimit', () => (isOne = false))
  await readInto(form, request.body)
  const [first] = found
  if (!first) refuseUpload('missing')
  const received = await first
  if (!isOne) refuseUpload('several')
  if (received.size > mostBytes) refuseUpload('large')
  if (received.size === 0) refuseUpload(received.name === '' ? 'missing' : 'empty')
  return received
}

function openForm(headers: Headers, mostBytes: number): Busboy {
  try {
    return busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      // Browsers write names in UTF-8.
      defParamCharset: 'utf8',
      // One byte more tells what is as large as allowed from what is larger.
      limits: { files: 1, fileSize: mostBytes + 1, fields: 20, fieldSize: 1000, parts: 25, headerPairs: 20 },
    })
  } catch {
    refuseUpload('missing')
  }
}

async function readInto(form: Busboy, body: Request['body']): Promise<void> {
  if (!body) refuseUpload('missing')
  try {
    // The two types of a web stream are one thing.
    await pipeline(NodeReadable.fromWeb(body as ReadableStream), form)
  } catch (error) {
    // Errors of the system carry a code: a full disk is no fault of the sender's.
    if ((error as NodeJS.ErrnoException).syscall) throw error
    refuseUpload('broken')
  }
}

async function write(file: Readable, path: string): Promise<number> {
  const out = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await pipeline(file, out)
  return out.bytesWritten
}
