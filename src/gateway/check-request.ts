import type { IncomingMessage } from 'node:http'
import { AppError } from '@/lib/app-error'
import { maxTableBytes } from '@/lib/table-limits'
import { tooLarge } from './request-body'
import type { Exchange } from './exchange'
import { isContractPath, type Refusal } from './refusal'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const maxUrlLength = 4096
/** Writes of the contract may send their fields in the query string (S1 7, S2 7): 5,000 Chinese characters are 45,000. */
const maxWriteUrlLength = 48 * 1024
const maxHeaderBytes = 16 * 1024
const hostPattern = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i
const controlOrBackslash = /[\u0000-\u001f\u007f\\]/
const brokenEscape = /%(?![0-9a-f]{2})|%00/i

/** Next serves every path of the application a second time below it. */
const nextDataPath = /^\/_next\/data\//i

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** Validates the syntax and size of a request. @returns null for a valid one */
export function checkRequest({ req, path, pathForm, query }: Exchange, limits: BodyLimits): Refusal | null {
  if (!methods.includes(req.method ?? '')) {
    return new AppError('methodNotAllowed', 'Method not allowed', { headers: { allow: methods.join(', ') } })
  }
  if ((req.url ?? '').length > urlLimit(req, path))
    return new AppError('uriTooLong', 'The address is too long')
  if (headerBytes(req) > maxHeaderBytes) return new AppError('headersTooLarge', 'The headers are too large')
  if (pathForm === 'ambiguous' || brokenEscape.test(query) || controlOrBackslash.test(query)) {
    return new AppError('invalid', 'The address is malformed')
  }
  if (nextDataPath.test(path)) return new AppError('notFound', 'Not found')
  // With several host headers, a proxy and Node may use different ones.
  if (countOf(req, 'host') !== 1 || !hostPattern.test(req.headers.host ?? ''))
    return new AppError('invalid', 'The host is malformed')
  const length = Number(req.headers['content-length'] ?? 0)
  return length > bodyLimit(path, limits) ? tooLarge : null
}

function urlLimit({ method }: IncomingMessage, path: string): number {
  return method === 'POST' && isContractPath(path) ? maxWriteUrlLength : maxUrlLength
}

/** In bytes: files of the CMS, and attachments of inquiries. */
export type BodyLimits = { uploadBytes: number; attachmentBytes: number }

/** In bytes; uploads and the admin's form state are sent to the CMS's own paths. */
export function bodyLimit(path: string, { uploadBytes, attachmentBytes }: BodyLimits): number {
  // A file somewhat over the limit is still read, so that the application can refuse it in the language of the visitor.
  if (/^\/(?:biomedical-admin-api\/)?file\/upload\/?$/i.test(path)) return 4 * attachmentBytes
  if (/^\/api\/(?:media|files)(?:\/|$)/i.test(path)) return uploadBytes
  if (path === '/api/products/import') return maxTableBytes
  if (/^\/(?:api|admin)(?:\/|$)/i.test(path)) return 10 * megabyte
  // Previews send the form.
  if (path.startsWith('/preview/')) return megabyte
  return 256 * kilobyte
}

function countOf({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((part, index) => index % 2 === 0 && part.toLowerCase() === name).length
}

function headerBytes({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, part) => sum + part.length + 2, 0)
}
