import { promisify } from 'node:util'
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliOptions,
} from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/** By Accept-Encoding header: browsers send few different ones. */
const choices = new LRUCache<string, Encoding>({ max: 200 })

const compressible =
  /^(?:text\/|image\/svg\+xml|font\/(?:ttf|otf)|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript|wasm|manifest))/i
/** Below this, in bytes, the headers of compression cost more than it saves. */
const worthwhile = 800

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export function isCompressible(contentType: string | undefined): boolean {
  return compressible.test(contentType ?? '') && !contentType?.startsWith('text/event-stream')
}

/** The encoding that the client prefers, and of equal ones the smallest. */
export function chooseEncoding(accepted: string): Encoding {
  const known = choices.get(accepted)
  if (known) return known
  const client = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const choice = client.encoding(encodings, { preferred: encodings }) ?? 'identity'
  choices.set(accepted, choice)
  return choice
}

/** A body made once in every encoding that helps; `thorough` is for bodies that are sent many times. */
export async function encodeBody(
  body: Buffer,
  thorough: boolean,
): Promise<Partial<Record<Encoding, Buffer>>> {
  if (body.length < worthwhile) return {}
  const [br, zipped] = await Promise.all([
    brotli(body, brotliOptions(thorough ? 9 : 4, body.length)),
    thorough ? zip(body, { level: 9 }) : undefined,
  ])
  return { br: smaller(br, body), gzip: zipped && smaller(zipped, body) }
}

/** Each chunk leaves at once, so that a streamed answer stays one. */
export function encodeStream(encoding: 'br' | 'gzip') {
  return encoding === 'br'
    ? createBrotliCompress({ ...brotliOptions(4), flush: constants.BROTLI_OPERATION_FLUSH })
    : createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH })
}

function smaller(encoded: Buffer, body: Buffer): Buffer | undefined {
  return encoded.length < body.length ? withoutSlack(encoded) : undefined
}

/** The bytes alone: zlib answers with a piece of a buffer of 16 KB, and Node with one of a pool that others share. */
export function withoutSlack(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const exact = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(exact)
  return exact
}

function brotliOptions(quality: number, size?: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      ...(size ? { [constants.BROTLI_PARAM_SIZE_HINT]: size } : {}),
    },
  }
}
