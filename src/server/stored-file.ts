import 'server-only'
import type { CollectionSlug, Where } from 'payload'
import { readUpload } from '@/cms/storage/read-upload'
import { contentDisposition } from '@/lib/content-disposition'
import { pictureSizes } from '@/lib/picture-sizes'
import type { SignAs } from '@/lib/signed-address'
import type { File as StoredDocument, Media } from '@/payload-types'
import { cms } from './cms'
import { isNotModified, rangeOf } from './conditions'

export type StoredFile = {
  id: string
  /** As it was uploaded. */
  name: string
  /** Bytes. */
  size: number
  restricted: boolean
  /** Of distributors, who alone may have a restricted file; empty: all of them. */
  groups: string[]
  /**
   * The bytes, whole (200) or the range asked for (206), or where they are (307); without any where nothing has
   * changed (304), they are lost (404) or too few (416). For HEAD nothing is opened.
   */
  respond: (asked: Asked) => Promise<Response>
}

export type Moved = { movedTo: string }

type Asked = {
  method: 'GET' | 'HEAD'
  headers: Headers
  /** A signed address of the storage will do instead of the bytes. */
  mayLeadAway?: boolean
}

const collections = { pictures: 'media', documents: 'files' } as const satisfies Record<
  string,
  CollectionSlug
>
/** Keys never repeat: what pages show may be kept for good. A document may be replaced or closed (decision 23). */
const caching = {
  media: 'public, max-age=31536000, immutable',
  files: 'private, no-cache',
  restricted: 'private, no-store',
} as const

/** The upload behind /file/<folder>/<name>, or null. Restricted files are found too: check before you send them. */
export async function findStoredFile([folder = '', ...rest]: string[]): Promise<StoredFile | Moved | null> {
  const [filename] = rest
  if (
    !Object.hasOwn(collections, folder) ||
    !filename ||
    rest.length > 1 ||
    !/^[\w.-]{1,200}$/.test(filename)
  )
    return null
  const slug = collections[folder as keyof typeof collections]
  const doc = await findOne(slug, named(slug, filename))
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
    'content-disposition': contentDisposition(isShown(mimeType) ? 'inline' : 'attachment', name),
    'x-content-type-options': 'nosniff',
    'cache-control': caching[restricted ? 'restricted' : slug],
    etag: `"${filename}"`,
    ...(slug === 'media' && { 'x-isotherm-tags': `media:${doc.id}` }),
  })
  return {
    id: doc.id,
    name,
    size: doc.filesize ?? 0,
    restricted,
    groups: 'groups' in doc ? (doc.groups ?? []).map(String) : [],
    respond: (asked) => send({ slug, filename, doc, head, asked }),
  }
}

type Sending = Stored & { doc: StoredDocument | Media; head: Headers; asked: Asked }

async function send({ slug, filename, doc, head, asked }: Sending): Promise<Response> {
  const etag = head.get('etag') ?? ''
  if (isNotModified(asked.headers, etag))
    return new Response(null, { status: 304, headers: withoutBody(head) })
  const answer = await fromStorage({ slug, filename, doc, head, asked })
  if (answer.status >= 300) return answer
  const out = new Headers(answer.headers)
  for (const [name, value] of head) out.set(name, value)
  const length = out.get('content-length')
  if (length !== null) out.set('x-isotherm-length', length)
  return new Response(answer.body, { status: answer.status, headers: out })
}

async function fromStorage({ slug, filename, doc, head, asked }: Sending): Promise<Response> {
  const range = rangeOf(asked.headers, head.get('etag') ?? '')
  const context = asked.mayLeadAway && asked.method === 'GET' ? { signAs: signAsOf(head, doc) } : {}
  return readUpload(await cms(), { slug, filename, doc, method: asked.method, range, context })
}

/** Of another host, so that the page's own wish to save it does not count there: a download in any case. */
function signAsOf(head: Headers, { originalName, filename }: StoredDocument | Media): SignAs {
  const name = originalName ?? filename ?? ''
  return {
    type: head.get('content-type') ?? '',
    disposition: contentDisposition('attachment', name),
  }
}

function named(slug: 'media' | 'files', filename: string): Where {
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

/** Whether browsers show it in a page of its own. */
function isShown(mimeType: string): boolean {
  return /^(image|video)\/|^application\/pdf$/.test(mimeType)
}
