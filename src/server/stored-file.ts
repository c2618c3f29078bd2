import 'server-only'
import { createLocalReq, type CollectionSlug, type Where } from 'payload'
import { pictureSizes } from '@/lib/picture-sizes'
import { cms } from './cms'

export type StoredFile = {
  restricted: boolean
  /** The bytes, whole (200) or the range asked for (206); without any where they are lost (404) or too few (416). */
  respond: (headers: Headers) => Promise<Response>
}

const collections = { pictures: 'media', documents: 'files' } as const satisfies Record<
  string,
  CollectionSlug
>
// Keys never repeat, so a file never changes; a document may be closed later, so nobody on the way keeps it.
const caching = {
  media: 'public, max-age=31536000, immutable',
  files: 'private, max-age=31536000, immutable',
} as const

/** The upload behind /file/<folder>/<name>, or null. Restricted files are found too: say so, send nothing. */
export async function findStoredFile([folder = '', ...rest]: string[]): Promise<StoredFile | null> {
  const [filename] = rest
  if (
    !Object.hasOwn(collections, folder) ||
    !filename ||
    rest.length > 1 ||
    !/^[\w.-]{1,200}$/.test(filename)
  )
    return null
  const slug = collections[folder as keyof typeof collections]
  const payload = await cms()
  const { docs } = await payload.find({ collection: slug, where: named(slug, filename), limit: 1, depth: 0 })
  const [doc] = docs
  if (!doc) return null
  const restricted = 'restricted' in doc && doc.restricted === true
  const mimeType = 'sizes' in doc ? pictureType(doc.sizes, filename, doc.mimeType) : doc.mimeType
  const disposition = dispositionOf({ name: doc.originalName ?? filename, mimeType: mimeType ?? '' })
  return {
    restricted,
    respond: (headers) =>
      send({ slug, id: doc.id, filename, prefix: doc.prefix ?? folder, mimeType, disposition, headers }),
  }
}

type Sending = {
  slug: 'media' | 'files'
  id: string
  filename: string
  prefix: string
  mimeType: string | null | undefined
  disposition: string
  headers: Headers
}

async function send({
  slug,
  id,
  filename,
  prefix,
  mimeType,
  disposition,
  headers,
}: Sending): Promise<Response> {
  const payload = await cms()
  const [handler] = payload.collections[slug].config.upload.handlers ?? []
  if (!handler) throw new Error(`No storage is configured for ${slug}.`)
  const req = Object.assign(await createLocalReq({}, payload), { headers })
  const answer = await handler(req, {
    doc: { id },
    headers: new Headers(),
    params: { collection: slug, filename, prefix },
  })
  if (!answer) throw new Error(`The storage of ${slug} gave no answer.`)
  if (!answer.ok) return answer
  const out = new Headers(answer.headers)
  out.set('content-type', mimeType ?? 'application/octet-stream')
  out.set('content-disposition', disposition)
  out.set('x-content-type-options', 'nosniff')
  out.set('cache-control', caching[slug])
  if (slug === 'media') out.set('x-isotherm-tags', `media:${id}`)
  return new Response(answer.body, { status: answer.status, headers: out })
}

function named(slug: 'media' | 'files', filename: string): Where {
  if (slug === 'files') return { filename: { equals: filename } }
  const sizes = pictureSizes.map(({ name }) => ({ [`sizes.${name}.filename`]: { equals: filename } }))
  return { or: [{ filename: { equals: filename } }, ...sizes] }
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

function dispositionOf({ name, mimeType }: { name: string; mimeType: string }): string {
  const inline = /^(image|video)\/|^application\/pdf$/.test(mimeType)
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  return `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
