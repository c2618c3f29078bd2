import 'server-only'
import { makeZip, predictLength } from 'client-zip'
import type { StoredFile } from './stored-file'

export type ZipEntry = { file: StoredFile; name: string; lastModified: Date }

type Zip = { length: bigint; open: () => ReadableStream<Uint8Array> }

/**
 * Files in one archive, made while it is sent: each is opened when its turn comes and closed when the client leaves.
 * They are packed as they are, since documents and films are compressed already.
 */
export function zipOf(entries: ZipEntry[], onTaken: (file: StoredFile) => void): Zip {
  const length = predictLength(entries.map(({ file, name }) => ({ name, size: file.size })))
  return { length, open: () => makeZip(inputs(entries, onTaken)) }
}

async function* inputs(entries: ZipEntry[], onTaken: (file: StoredFile) => void) {
  for (const { file, name, lastModified } of entries) {
    const { status, body } = await file.respond({ method: 'GET', headers: new Headers() })
    // What has been sent cannot be taken back: the connection breaks, and the download fails as a whole.
    if (status !== 200) throw new Error(`The file ${file.id} was lost while it was packed.`)
    onTaken(file)
    const left = new AbortController()
    try {
      yield { name, lastModified, size: file.size, input: body ? untilAborted(body, left.signal) : '' }
    } catch {
      // The client left.
      return
    } finally {
      left.abort()
    }
  }
}

function untilAborted(body: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const passed = new TransformStream<Uint8Array, Uint8Array>()
  body.pipeTo(passed.writable, { signal }).catch(() => undefined)
  return passed.readable
}
