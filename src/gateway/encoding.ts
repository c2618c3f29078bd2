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
/** Smaller bodies, in bytes, are not worth compressing. */
const minBytes = 800

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

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

type HowToEncode = {
  /** For bodies that are sent many times. */
  thorough: boolean
  /** The body as compressed before. */
  compressed?: Buffer | undefined
}

/** Encodes a body in every encoding that makes it smaller. */
export async function encodeBody(
  body: Buffer,
  { thorough, compressed }: HowToEncode,
): Promise<Partial<Record<Encoding, Buffer>>> {
  if (body.length < minBytes) return {}
  const [br, gzipped] = await Promise.all([
    compressed ?? brotliAsync(body, brotliOptions(thorough ? 9 : 4, body.length)),
    thorough ? gzipAsync(body, { level: 9 }) : undefined,
  ])
  return { br: ifSmaller(br, body), gzip: gzipped && ifSmaller(gzipped, body) }
}

/** As small as brotli can, in 15 to 20 times the time of `thorough`. */
export async function compressMost(body: Buffer): Promise<Buffer> {
  return toExactBuffer(await brotliAsync(body, brotliOptions(constants.BROTLI_MAX_QUALITY, body.length)))
}

/** Flushes each chunk, so that a streamed response keeps streaming. */
export function encodeStream(encoding: 'br' | 'gzip') {
  return encoding === 'br'
    ? createBrotliCompress({ ...brotliOptions(4), flush: constants.BROTLI_OPERATION_FLUSH })
    : createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH })
}

function ifSmaller(encoded: Buffer, body: Buffer): Buffer | undefined {
  return encoded.length < body.length ? toExactBuffer(encoded) : undefined
}

/** Copies bytes into a buffer of their own: those of zlib and Node are slices of larger buffers, which would stay in memory. */
export function toExactBuffer(bytes: Buffer): Buffer {
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
