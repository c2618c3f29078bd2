import { getTranslation } from '@payloadcms/translations'
import {
  Forbidden,
  type Endpoint,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { anyCollection } from '../any-collection'
import { canReadInbox } from '../access/roles'
import { titleOn } from '../lists/titles'
import { titleFieldOf } from '../title-field'

/** A document that the palette offers. */
export type FoundDocument = { collection: string; id: string; kind: string; title: string }

const maxLength = 80
const perCollection = 5
const maxDocuments = 30

/** Fields that name a document beside its title. */
const names = ['model', 'code', 'reference', 'username']

/**
 * `GET /api/find-documents?q=…`: documents of any kind that the account may read, by their name on any site, their
 * model or their id. Titles are those of the site `locale`, or of another site.
 */
export const findDocumentsEndpoint: Endpoint = {
  path: '/find-documents',
  method: 'get',
  async handler(req) {
    if (!canReadInbox(req)) throw new Forbidden(req.t)
    const { q } = req.query
    const text = typeof q === 'string' ? q.trim().slice(0, maxLength) : ''
    const documents = text ? await findDocuments(req, text, isListed) : []
    return Response.json({ documents }, { headers: { 'cache-control': 'no-store' } })
  },
}

/** Documents of some kinds that the account may read, by name on any site, model or id. */
export async function findDocuments(
  req: PayloadRequest,
  text: string,
  isWanted: (collection: SanitizedCollectionConfig) => boolean,
): Promise<FoundDocument[]> {
  const found: FoundDocument[] = []
  // Reads of all languages change the language of the request.
  const site = req.locale
  // One after the other, so that a search takes one connection.
  for (const collection of req.payload.config.collections.filter(isWanted)) {
    found.push(...(await findIn(collection, req, { text, site })))
  }
  return found.toSorted((a, b) => rank(a, text) - rank(b, text)).slice(0, maxDocuments)
}

function isListed({ slug, admin }: SanitizedCollectionConfig): boolean {
  return admin.hidden !== true && !slug.startsWith('payload-')
}

async function findIn(
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
  { text, site }: { text: string; site: PayloadRequest['locale'] },
): Promise<FoundDocument[]> {
  const title = titleFieldOf(collection)
  const { docs } = await req.payload
    .find({
      collection: anyCollection(collection.slug),
      where: whereOf(collection, title, text),
      draft: Boolean(collection.versions?.drafts),
      locale: 'all',
      select: { [title]: true },
      sort: '-updatedAt',
      depth: 0,
      limit: perCollection,
      pagination: false,
      overrideAccess: false,
      user: req.user,
      req,
    })
    .catch(nothingIfForbidden)
  const kind = getTranslation(collection.labels.singular, req.i18n)
  return docs.map((doc) => {
    const id = String(doc.id)
    return {
      collection: collection.slug,
      id,
      kind,
      title: titleOn(site, Reflect.get(doc, title))?.text ?? id,
    }
  })
}

function whereOf({ flattenedFields }: SanitizedCollectionConfig, title: string, text: string): Where {
  const fields = [title, ...names.filter((name) => flattenedFields.some((field) => field.name === name))]
  const isId = /^\d{4,40}$/.test(text)
  return {
    or: [
      ...fields.map((field) => ({ [field]: { like: text } })),
      ...(isId ? [{ id: { equals: text } }] : []),
    ],
  }
}

/** An account that may not read a kind finds none of it. */
function nothingIfForbidden(error: unknown): { docs: never[] } {
  if (error instanceof Forbidden) return { docs: [] }
  throw error
}

/** What begins with the text comes first. */
function rank({ title, id }: FoundDocument, text: string): number {
  const [name, wanted] = [title.toLowerCase(), text.toLowerCase()]
  if (name === wanted || id === text) return 0
  return name.startsWith(wanted) ? 1 : 2
}
