import { createHash } from 'node:crypto'
import fresh from 'fresh'
import type { TaggedEntry } from '@/server/page-cache'
import {
  chooseEncoding,
  compressMost,
  encodeBody,
  isCompressible,
  toExactBuffer,
  type Encoding,
} from './encoding'
import type { Exchange, Source } from './exchange'
import type { HeaderMap } from './response-headers'

type Variant = {
  body: Buffer
  /** The bytes of a small body as a string, which Node sends together with the headers in one write. */
  text: string | null
  headers: string[]
  notModified: string[]
  etag: string
}

/** In bytes; for larger bodies a write of their own costs less than the copy. */
const maxTextBytes = 4 * 1024

/** A complete response in memory: its body in every encoding, with the headers of each ready to be written. */
export type StoredResponse = TaggedEntry & {
  status: number
  /** In ms since the epoch; Infinity when only its tags expire it. */
  expiresAt: number
  /** Incremented each time the response is sent from the cache. */
  counter: string | undefined
  /** Where it can be requested again. */
  source: Source | undefined
  /** Whether brotli cannot make it smaller. */
  isSmallest: boolean
  /** Memory used, in bytes: all encodings, headers and tags. */
  size: number
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant }
}

type ResponseParts = {
  status: number
  headers: HeaderMap
  body: Buffer
  tags: Iterable<string>
  startedAt: number
  expiresAt: number
  counter?: string | undefined
  source?: Source | undefined
  /** Stored in the cache, and so compressed harder. */
  cached: boolean
  compress: boolean
  /** The body compressed by brotli, where that was done before. */
  compressed?: Buffer | undefined
}

const notModifiedHeaders = ['cache-control', 'vary', 'content-security-policy', 'etag']

export async function createStoredResponse(parts: ResponseParts): Promise<StoredResponse> {
  const { status, headers, tags, startedAt, expiresAt, counter, source, cached, compress, compressed } = parts
  const body = cached ? toExactBuffer(parts.body) : parts.body
  const compresses = compress && isCompressible([headers.get('content-type')].flat()[0])
  const { br, gzip } = compresses ? await encodeBody(body, { thorough: cached, compressed }) : {}
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const variants = {
    identity: toVariant({ headers, hash, body, encoding: 'identity' }),
    br: br && toVariant({ headers, hash, body: br, encoding: 'br' }),
    gzip: gzip && toVariant({ headers, hash, body: gzip, encoding: 'gzip' }),
  }
  const response = {
    status,
    tags: [...tags],
    startedAt,
    checkedAt: startedAt,
    expiresAt,
    counter,
    source,
    isSmallest: !br || compressed !== undefined,
    variants,
  }
  return { ...response, size: sizeOf(response) }
}

/** The same response, compressed by brotli as much as possible. */
export async function compressedMost(response: StoredResponse): Promise<StoredResponse> {
  const { identity, br } = response.variants
  const body = await compressMost(identity.body)
  const isSmaller = br !== undefined && body.length < br.body.length
  const variants = { ...response.variants, br: isSmaller ? withBody(br, body) : br }
  const tags = [...response.tags]
  return { ...response, tags, variants, isSmallest: true, size: sizeOf({ tags, variants }) }
}

/** The tag stays the same, so that browsers need not load again what they have. */
function withBody(variant: Variant, body: Buffer): Variant {
  const headers = variant.headers.map((value, index, all) =>
    all[index - 1] === 'content-length' ? String(body.length) : value,
  )
  return { ...variant, body, text: textOf(body), headers }
}

/** In bytes, as measured: the overhead of a response and of each of its bodies. */
const overhead = { response: 1_000, variant: 900 }

function sizeOf({ tags, variants }: Pick<StoredResponse, 'variants'> & { tags: string[] }): number {
  const bodies = Object.values(variants).flatMap((variant) =>
    variant ? [variant.body.length + (variant.text?.length ?? 0)] : [],
  )
  const texts = [...tags, ...variants.identity.headers]
  return (
    overhead.response +
    texts.reduce((sum, text) => sum + text.length, 0) +
    bodies.reduce((sum, bytes) => sum + bytes + overhead.variant, 0)
  )
}

/** Sends the encoding that the client accepts, or 304 when its copy is current. @returns the size of the body in bytes */
export function sendStoredResponse(
  exchange: Exchange,
  response: StoredResponse,
  extraHeaders: string[],
): number {
  const { method, res } = exchange
  const { variants } = response
  const encoding = variants.br || variants.gzip ? chooseEncoding(exchange.acceptEncoding) : 'identity'
  const variant = variants[encoding] ?? variants.identity
  if (response.status === 200 && fresh({ 'if-none-match': exchange.ifNoneMatch }, { etag: variant.etag })) {
    res.writeHead(304, [...variant.notModified, ...extraHeaders])
    res.end()
    return 0
  }
  res.writeHead(response.status, [...variant.headers, ...extraHeaders])
  if (method === 'HEAD') res.end()
  else if (variant.text === null) res.end(variant.body)
  else res.end(variant.text, 'latin1')
  return method === 'HEAD' ? 0 : variant.body.length
}

type VariantParts = { headers: HeaderMap; hash: string; body: Buffer; encoding: Encoding }

function toVariant({ headers, hash, body, encoding }: VariantParts): Variant {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
  const full = [...headers].flatMap(([name, value]) => [value].flat().flatMap((one) => [name, one]))
  full.push('etag', etag, 'content-length', String(body.length))
  if (encoding !== 'identity') full.push('content-encoding', encoding)
  const notModified = full.flatMap((name, index) =>
    index % 2 === 0 && notModifiedHeaders.includes(name) ? [name, full[index + 1] ?? ''] : [],
  )
  return { body, text: textOf(body), headers: full, notModified, etag }
}

function textOf(body: Buffer): string | null {
  return body.length <= maxTextBytes ? body.toString('latin1') : null
}
