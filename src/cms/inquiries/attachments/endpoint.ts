import { Forbidden, NotFound, type Endpoint } from 'payload'
import { refuse } from '@/lib/app-error'
import { contentDisposition } from '@/lib/content-disposition'
import type { RequestFile } from '@/payload-types'
import { canReadInbox } from '../../access/roles'
import { adminText } from '../../texts'
import { readUpload } from '../../storage/read-upload'
import { rescan } from './rescan'

/**
 * `GET /api/request-files/file/:filename`, in place of Payload's own: sends an attachment to inbox staff, as a download
 * and never before its virus scan.
 */
export const attachmentEndpoint: Endpoint = {
  path: '/file/:filename',
  method: 'get',
  handler: async (req) => {
    if (!canReadInbox(req)) throw new Forbidden(req.t)
    const { docs } = await req.payload.find({
      collection: 'request-files',
      where: { filename: { equals: String(req.routeParams?.filename) } },
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: false,
      req,
    })
    const [file] = docs
    if (!file) throw new NotFound(req.t)
    const state = file.state === 'waiting' ? await rescan(req.payload, file) : file.state
    if (state === 'quarantined') refuse('forbidden', adminText(req)('inbox:inQuarantine'))
    if (state === 'waiting') refuse('conflict', adminText(req)('inbox:scannerUnavailable'))
    const stored = await readUpload(req.payload, {
      slug: 'request-files',
      filename: file.filename ?? '',
      doc: file,
      range: req.headers.get('range'),
    })
    return new Response(stored.body, { status: stored.status, headers: headersOf(stored, file) })
  },
}

function headersOf(stored: Response, { originalName, filename, mimeType }: RequestFile): Headers {
  const headers = new Headers(stored.headers)
  headers.set('cache-control', 'private, no-store')
  headers.set('x-content-type-options', 'nosniff')
  if (!stored.ok) return headers
  headers.set('content-type', mimeType ?? 'application/octet-stream')
  headers.set('content-disposition', contentDisposition('attachment', originalName ?? filename ?? ''))
  headers.set('content-security-policy', "default-src 'none'; sandbox")
  return headers
}
