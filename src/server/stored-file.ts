import 'server-only'
import type { CollectionSlug, Where } from 'payload'
import { readUpload } from '@/cms/storage/read-upload'
import { contentDisposition } from '@/lib/content-disposition'
import { pictureSizes } from '@/lib/picture-sizes'
import type { SignAs } from '@/lib/signed-url'
import { isKeyOf } from '@/lib/typed-keys'
import type { File as StoredDocument, Media } from '@/payload-types'
import { cms } from './cms'
import { isNotModified, rangeOf } from './conditional-request'

export type StoredFile = {
  id: string
  /** As it was uploaded. */
  name: string
  /** Bytes. */
  size: number
  restricted: boolean
  /** Distributor groups with access to a restricted file; empty: all distributors. */
  groups: string[]
  /**
   * Responds with the file (200), a range of it (206) or a redirect to it (307); without a body when it is not modified
   * (304), missing in the storage (404) or the range is beyond its end (416). For HEAD the file is not opened.
   */
  respond: (request: FileRequest) => Promise<Response>
}

export type Moved = { movedTo: string }

type FileRequest = {
  method: 'GET' | 'HEAD'
  headers: Headers
  /** Whether the response may redirect to a signed URL of the storage. */
  mayRedirect?: boolean
}

const collections = { pictures: 'media', documents: 'files' } as const satisfies Record<
  string,
  CollectionSlug
>
/** File names are never reused, so pictures are immutable. A document may be replaced or restricted (decision 23). */
const cacheControl = {
  media: 'public, max-age=31536000, immutable',
  files: 'private, no-cache',
  restricted: 'private, no-store',
} as const

/** The upload behind /file/<folder>/<name>, or null. It finds restricted files too: check access before you send one. */
export async function findStoredFile([folder = '', ...rest]: string[]): Promise<StoredFile | Moved | null> {
  const [filename] = rest
  if (!isKeyOf(collections, folder) || !filename || rest.length > 1 || !/^[\w.-]{1,200}$/.test(filename))
    return null
  const slug = collections[folder]
  const doc = await findOne(slug, byFilename(slug, filename))
  if (doc) return toStoredFile(doc, { slug, filename })
  const successor = slug === 'files' ? await findOne(slug, { formerKeys: { in: [filename] } }) : null
  return successor?.url ? { movedTo: successor.url } : null
}

async function findOne(slug: 'media' | 'files', where: Where): Promise<StoredDocument | Media | null> {
  const payload = await cms()
  const { docs } = await payload.find({ collection: slug, where, limit: 1, depth: 0 })
  return docs[0] ?? null
}

type Stored = { slug: 'media' | 'files'; filename: string }

function toStoredFile(doc: StoredDocument | Media, { slug, filename }: Stored): StoredFile {
  const restricted = 'restricted' in doc && doc.restricted === true
  const name = doc.originalName ?? filename
  const mimeType = ('sizes' in doc ? pictureType(doc.sizes, filename, doc.mimeType) : doc.mimeType) ?? ''
  const head = new Headers({
    'content-type': mimeType || 'application/octet-stream',
    'content-disposition': contentDisposition(isShownInline(mimeType) ? 'inline' : 'attachment', name),
    'x-content-type-options': 'nosniff',
    'cache-control': cacheControl[restricted ? 'restricted' : slug],
    etag: `"${filename}"`,
    ...(slug === 'media' && { 'x-isotherm-tags': `media:${doc.id}` }),
  })
  return {
    id: doc.id,
    name,
    size: doc.filesize ?? 0,
    restricted,
    groups: 'groups' in doc ? (doc.groups ?? []).map(String) : [],
    respond: (request) => send({ slug, filename, doc, head, request }),
  }
}

type SendOptions = Stored & { doc: StoredDocument | Media; head: Headers; request: FileRequest }

async function send({ slug, filename, doc, head, request }: SendOptions): Promise<Response> {
  const etag = head.get('etag') ?? ''
  if (isNotModified(request.headers, etag))
    return new Response(null, { status: 304, headers: withoutBody(head) })
  const response = await readFromStorage({ slug, filename, doc, head, request })
  if (response.status >= 300) return response
  const responseHeaders = new Headers(response.headers)
  for (const [name, value] of head) responseHeaders.set(name, value)
  const length = responseHeaders.get('content-length')
  if (length !== null) responseHeaders.set('x-isotherm-length', length)
  return new Response(response.body, { status: response.status, headers: responseHeaders })
}

async function readFromStorage({ slug, filename, doc, head, request }: SendOptions): Promise<Response> {
  const range = rangeOf(request.headers, head.get('etag') ?? '')
  const context = request.mayRedirect && request.method === 'GET' ? { signAs: signAsOf(head, doc) } : {}
  return readUpload(await cms(), { slug, filename, doc, method: request.method, range, context })
}

/** Always a download: the storage is another origin, where the download attribute of a link has no effect. */
function signAsOf(head: Headers, { originalName, filename }: StoredDocument | Media): SignAs {
  const name = originalName ?? filename ?? ''
  return {
    type: head.get('content-type') ?? '',
    disposition: contentDisposition('attachment', name),
  }
}

function byFilename(slug: 'media' | 'files', filename: string): Where {
  if (slug === 'files') return { filename: { equals: filename } }
  const sizes = pictureSizes.map(({ name }) => ({ [`sizes.${name}.filename`]: { equals: filename } }))
  return { or: [{ filename: { equals: filename } }, ...sizes] }
}

function withoutBody(head: Headers): Headers {
  const headers = new Headers(head)
  headers.delete('content-type')
  headers.delete('content-disposition')
  return headers
}

function pictureType(
  sizes: object | null | undefined,
  filename: string,
  original: string | null | undefined,
) {
  const size = Object.values(sizes ?? {}).find(
    (entry: { filename?: string | null } | null) => entry?.filename === filename,
  )
  return (size as { mimeType?: string | null } | undefined)?.mimeType ?? original
}

/** Whether browsers can display the type. */
function isShownInline(mimeType: string): boolean {
  return /^(image|video)\/|^application\/pdf$/.test(mimeType)
}
