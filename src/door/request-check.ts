import { AppError } from '@/lib/app-error'
import type { IncomingMessage } from 'node:http'
import { maxTableBytes } from '@/lib/table-limits'
import { tooLarge } from './body'
import type { Exchange } from './exchange'
import { isContractPath, type Refusal } from './refusal'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const maxUrlLength = 4096
/** The contract's writes come with their fields in the address (S1 7, S2 7): 5,000 Chinese characters are 45,000. */
const maxWriteUrlLength = 48 * 1024
const maxHeaderBytes = 16 * 1024
const host = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i
const controlOrBackslash = /[\u0000-\u001f\u007f\\]/
const brokenEscape = /%(?![0-9a-f]{2})|%00/i

/** Below it, Next serves every path of the application once more. */
const secondName = /^\/_next\/data\//i

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** What is wrong with the request before anybody looks at its meaning. */
export function checkRequest({ req, path, spelling, query }: Exchange, limits: BodyLimits): Refusal | null {
  if (!methods.includes(req.method ?? '')) {
    return new AppError('methodNotAllowed', 'Method not allowed', { headers: { allow: methods.join(', ') } })
  }
  if ((req.url ?? '').length > urlLimit(req, path))
    return new AppError('uriTooLong', 'The address is too long')
  if (headerBytes(req) > maxHeaderBytes) return new AppError('headersTooLarge', 'The headers are too large')
  if (spelling === 'ambiguous' || brokenEscape.test(query) || controlOrBackslash.test(query)) {
    return new AppError('invalid', 'The address is malformed')
  }
  if (secondName.test(path)) return new AppError('notFound', 'There is nothing here')
  // Of several hosts, a proxy and Node may take different ones.
  if (countOf(req, 'host') !== 1 || !host.test(req.headers.host ?? ''))
    return new AppError('invalid', 'The host is malformed')
  const length = Number(req.headers['content-length'] ?? 0)
  return length > bodyLimit(path, limits) ? tooLarge : null
}

function urlLimit({ method }: IncomingMessage, path: string): number {
  return method === 'POST' && isContractPath(path) ? maxWriteUrlLength : maxUrlLength
}

/** In bytes: files of the CMS, and what visitors attach to requests. */
export type BodyLimits = { uploadBytes: number; attachmentBytes: number }

/** In bytes; uploads and the admin's form states come through the CMS's own paths. */
export function bodyLimit(path: string, { uploadBytes, attachmentBytes }: BodyLimits): number {
  // What is somewhat too large is read to its end, so that the visitor hears of it in his language.
  if (/^\/(?:biomedical-admin-api\/)?file\/upload\/?$/i.test(path)) return 4 * attachmentBytes
  if (/^\/api\/(?:media|files)(?:\/|$)/i.test(path)) return uploadBytes
  if (path === '/api/products/import') return maxTableBytes
  if (/^\/(?:api|admin)(?:\/|$)/i.test(path)) return 10 * megabyte
  return 256 * kilobyte
}

function countOf({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((part, index) => index % 2 === 0 && part.toLowerCase() === name).length
}

function headerBytes({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, part) => sum + part.length + 2, 0)
}
