import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseRange } from '@/lib/byte-range'

const bucket = 'uploads'
const accessKeyId = 'an-access-key'
const secretAccessKey = 'a secret of the tests only'

export type S3Server = {
  settings: Record<string, string>
  /** Bytes by key. */
  objects: Map<string, { bytes: Buffer; type: string }>
  /** The requests received, in order, such as `GET documents/a.pdf`. */
  requests: string[]
  /** Responds to every request with this status. */
  fails: { with: number | null }
  close: () => void
}

/** An in-memory S3 bucket with the operations that the product uses; it checks signatures. */
export async function openS3(): Promise<S3Server> {
  const s3: S3Server = {
    settings: {},
    objects: new Map(),
    requests: [],
    fails: { with: null },
    close: () => server.close(),
  }
  const server = createServer((req, res) => void handle(s3, req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  s3.settings = {
    S3_BUCKET: bucket,
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_REGION: 'test-1',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  return s3
}

async function handle(s3: S3Server, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = new URL(req.url ?? '', `http://${req.headers.host}`)
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  const key = decodeURIComponent(url.pathname).slice(bucket.length + 2)
  s3.requests.push(`${req.method} ${key}`)
  if (s3.fails.with) return refuse(res, s3.fails.with, 'InternalError')
  if (!isSigned(req, url)) return refuse(res, 403, 'SignatureDoesNotMatch')
  if (req.method === 'PUT')
    s3.objects.set(key, { bytes: Buffer.concat(chunks), type: req.headers['content-type'] ?? '' })
  if (req.method === 'DELETE') s3.objects.delete(key)
  if (req.method === 'PUT' || req.method === 'DELETE') return void res.writeHead(200).end()
  send(s3, { req, res, url, key })
}

type Reading = { req: IncomingMessage; res: ServerResponse; url: URL; key: string }

function send({ objects }: S3Server, { req, res, url, key }: Reading): void {
  const found = objects.get(key)
  if (!found) return refuse(res, 404, 'NoSuchKey')
  const size = found.bytes.length
  const range = parseRange(req.headers.range ?? null, size)
  if (range === 'unsatisfiable')
    return refuse(res, 416, 'InvalidRange', { 'content-range': `bytes */${size}` })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const requested = (name: string) => url.searchParams.get(`response-${name}`)
  res.writeHead(range ? 206 : 200, {
    'content-length': end - start + 1,
    'content-type': requested('content-type') ?? found.type,
    ...(requested('content-disposition') && {
      'content-disposition': requested('content-disposition') ?? '',
    }),
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  })
  res.end(req.method === 'HEAD' ? undefined : found.bytes.subarray(start, end + 1))
}

function refuse(res: ServerResponse, status: number, code: string, headers: Record<string, string> = {}) {
  res.writeHead(status, { 'content-type': 'application/xml', ...headers })
  res.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)
}

/** AWS Signature Version 4, in the query or in the Authorization header. */
function isSigned(req: IncomingMessage, url: URL): boolean {
  const query = Object.fromEntries(url.searchParams)
  const header = /SignedHeaders=([^,]+),\s*Signature=(\w+)/.exec(req.headers.authorization ?? '')
  const signed = query['X-Amz-SignedHeaders'] ?? header?.[1] ?? ''
  const signature = query['X-Amz-Signature'] ?? header?.[2]
  const time = query['X-Amz-Date'] ?? String(req.headers['x-amz-date'])
  if (query['X-Amz-Expires'] && Date.now() > toTime(time) + Number(query['X-Amz-Expires']) * 1000)
    return false
  const canonical = [
    req.method,
    url.pathname,
    canonicalQuery(url),
    ...signed.split(';').map((name) => `${name}:${String(req.headers[name]).trim()}`),
    '',
    signed,
    query['X-Amz-Signature'] ? 'UNSIGNED-PAYLOAD' : req.headers['x-amz-content-sha256'],
  ].join('\n')
  return signature === signatureOf(canonical, time)
}

function signatureOf(canonical: string, time: string): string {
  const scope = [time.slice(0, 8), 'test-1', 's3', 'aws4_request']
  const hash = createHash('sha256').update(canonical).digest('hex')
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope.join('/'), hash].join('\n')).toString('hex')
}

function canonicalQuery({ searchParams }: URL): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
    )
  return [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
}

/** Converts 20261121T233000Z to milliseconds. */
function toTime(time: string): number {
  return Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}
