import 'server-only'
import { makeZip, predictLength } from 'client-zip'
import type { StoredFile } from './stored-file'

export type ZipEntry = { file: StoredFile; name: string; lastModified: Date }

type Zip = { length: bigint; open: () => ReadableStream<Uint8Array> }

/**
 * Streams files as one ZIP archive: each file is opened when it is its turn and closed when the client disconnects.
 * They are stored without compression, since documents and videos are compressed already.
 */
export function zipOf(entries: ZipEntry[], onAdded: (file: StoredFile) => void): Zip {
  const length = predictLength(entries.map(({ file, name }) => ({ name, size: file.size })))
  return { length, open: () => makeZip(inputs(entries, onAdded)) }
}

async function* inputs(entries: ZipEntry[], onAdded: (file: StoredFile) => void) {
  for (const { file, name, lastModified } of entries) {
    const { status, body } = await file.respond({ method: 'GET', headers: new Headers() })
    // The status has been sent: aborting the connection is the only way to make the download fail.
    if (status !== 200) throw new Error(`The file ${file.id} could not be read for the archive.`)
    onAdded(file)
    const abort = new AbortController()
    try {
      yield { name, lastModified, size: file.size, input: body ? untilAborted(body, abort.signal) : '' }
    } catch {
      // The client disconnected.
      return
    } finally {
      abort.abort()
    }
  }
}

function untilAborted(body: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const passThrough = new TransformStream<Uint8Array, Uint8Array>()
  body.pipeTo(passThrough.writable, { signal }).catch(() => undefined)
  return passThrough.readable
}
