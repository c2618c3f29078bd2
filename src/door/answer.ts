import { createHash } from 'node:crypto'
import fresh from 'fresh'
import type { Dated } from '@/server/page-cache'
import { chooseEncoding, encodeBody, isCompressible, withoutSlack, type Encoding } from './encoding'
import type { Exchange } from './exchange'
import type { Headers } from './headers'

type Variant = { body: Buffer; full: string[]; notModified: string[]; etag: string }

/** A finished answer: its bytes in every encoding, with the headers of each ready to be written. */
export type Answer = Dated & {
  status: number
  /** From Date.now(); Infinity while only its tags end it. */
  until: number
  /** What it takes in memory, in bytes: all encodings, headers and tags. */
  size: number
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant }
}

type Material = {
  status: number
  headers: Headers
  body: Buffer
  tags: Iterable<string>
  startedAt: number
  until: number
  /** Will be sent many times. */
  kept: boolean
  compress: boolean
}

const notModifiedHeaders = ['cache-control', 'vary', 'content-security-policy', 'etag']

export async function makeAnswer(material: Material): Promise<Answer> {
  const { status, headers, tags, startedAt, until, kept, compress } = material
  const body = kept ? withoutSlack(material.body) : material.body
  const squeezes = compress && isCompressible([headers.get('content-type')].flat()[0])
  const { br, gzip } = squeezes ? await encodeBody(body, kept) : {}
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const variants = {
    identity: toVariant({ headers, hash, body, encoding: 'identity' }),
    br: br && toVariant({ headers, hash, body: br, encoding: 'br' }),
    gzip: gzip && toVariant({ headers, hash, body: gzip, encoding: 'gzip' }),
  }
  const answer = { status, tags: [...tags], startedAt, checkedAt: startedAt, until, variants }
  return { ...answer, size: sizeOf(answer) }
}

/** In bytes, as measured: what an answer takes beside its texts, and each compressed body beside its bytes. */
const overhead = { answer: 1_000, variant: 900 }

function sizeOf({ tags, variants }: Pick<Answer, 'variants'> & { tags: string[] }): number {
  const bodies = Object.values(variants).flatMap((variant) => (variant ? [variant.body.length] : []))
  const texts = [...tags, ...variants.identity.full]
  return (
    overhead.answer +
    texts.reduce((sum, text) => sum + text.length, 0) +
    bodies.reduce((sum, bytes) => sum + bytes + overhead.variant, 0)
  )
}

/** Writes the variant that the client takes, or 304 when it has that one. @returns the bytes of the body */
export function sendAnswer(exchange: Exchange, answer: Answer, own: string[]): number {
  const { req, res } = exchange
  const { variants } = answer
  const wanted = variants.br || variants.gzip ? chooseEncoding(exchange.acceptEncoding) : 'identity'
  const variant = variants[wanted] ?? variants.identity
  if (answer.status === 200 && fresh({ 'if-none-match': exchange.ifNoneMatch }, { etag: variant.etag })) {
    res.writeHead(304, [...variant.notModified, ...own])
    res.end()
    return 0
  }
  res.writeHead(answer.status, [...variant.full, ...own])
  if (req.method === 'HEAD') res.end()
  else res.end(variant.body)
  return req.method === 'HEAD' ? 0 : variant.body.length
}

type VariantMaterial = { headers: Headers; hash: string; body: Buffer; encoding: Encoding }

function toVariant({ headers, hash, body, encoding }: VariantMaterial): Variant {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
  const full = [...headers].flatMap(([name, value]) => [value].flat().flatMap((one) => [name, one]))
  full.push('etag', etag, 'content-length', String(body.length))
  if (encoding !== 'identity') full.push('content-encoding', encoding)
  const notModified = full.flatMap((name, index) =>
    index % 2 === 0 && notModifiedHeaders.includes(name) ? [name, full[index + 1] ?? ''] : [],
  )
  return { body, full, notModified, etag }
}
