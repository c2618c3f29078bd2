import { getTranslation } from '@payloadcms/translations'
import {
  Forbidden,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type Where,
} from 'payload'
import { asObject, rowsIn, type Values } from '@/lib/unknown-values'
import { isStaff } from '../access/roles'
import { anyCollection, anyGlobal } from '../any-collection'
import { isListSearch, mapSearches } from '../lists/any-language'
import { titleFieldOf } from '../title-field'
import { fieldsShowing, shownIn, type Uploads } from './shown-uploads'

const minLength = 2
/** Of each kind: a text that more documents have in their names is no search for one of them. */
const maxDocuments = 100

/** The search of the lists of pictures and files also finds what is shown by documents whose name has the text. */
export const searchUses: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  const { slug } = collection
  const isListed = operation === 'read' || operation === 'update' || operation === 'delete'
  if (!isListed || !('where' in args) || !args.where || (slug !== 'media' && slug !== 'files')) return args
  const where = args.where as Where
  const title = titleFieldOf(collection)
  if (!isListSearch(where, title) || !isStaff(req)) return args
  const shown = new Map<string, string[]>()
  for (const text of textsIn(where, title)) shown.set(text, await findShownBy(req, slug, text.trim()))
  const found = mapSearches(where, title, (condition, text) => {
    const ids = shown.get(text) ?? []
    return ids.length > 0 ? { or: [{ [title]: condition }, { id: { in: ids } }] } : { [title]: condition }
  })
  return { ...args, where: found }
}

function textsIn(where: Where, title: string): Set<string> {
  const texts = new Set<string>()
  mapSearches(where, title, (condition, text) => {
    if (text.trim().length >= minLength) texts.add(text)
    return { [title]: condition }
  })
  return texts
}

/** What the named documents and settings show, of those that the account may read. */
async function findShownBy(req: PayloadRequest, slug: Uploads, text: string): Promise<string[]> {
  const { collections, globals } = req.payload.config
  const ids: string[] = []
  // Reads of all languages change the language of the request.
  const { locale } = req
  // One after the other, so that a search takes one connection.
  for (const collection of collections.filter((one) => !one.slug.startsWith('payload-'))) {
    const fields = fieldsShowing(collection.flattenedFields, slug)
    if (fields.length === 0) continue
    const select = Object.fromEntries(fields.map(({ name }) => [name, true] as const))
    const docs = await findNamed(req, collection, { text, select })
    ids.push(...docs.flatMap((doc) => shownIn(doc, fields, slug)))
  }
  for (const global of globals) {
    const fields = fieldsShowing(global.flattenedFields, slug)
    const name = getTranslation(global.label, req.i18n).toLowerCase()
    if (fields.length === 0 || !name.includes(text.toLowerCase())) continue
    for (const draft of global.versions?.drafts ? [true, false] : [false])
      ids.push(...shownIn(await readSettings(req, global, draft), fields, slug))
  }
  req.locale = locale
  return [...new Set(ids)]
}

type Named = { text: string; select: Record<string, true> }

/** Newest drafts, and what is public of the same documents. */
async function findNamed(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { text, select }: Named,
): Promise<Values[]> {
  const find = async (where: Where, draft: boolean) => {
    const found = await ofReadable(
      req.payload.find({
        collection: anyCollection(collection.slug),
        where,
        draft,
        locale: 'all',
        select,
        depth: 0,
        limit: maxDocuments,
        pagination: false,
        overrideAccess: false,
        user: req.user,
        req,
      }),
    )
    return rowsIn(found?.docs)
  }
  const hasDrafts = Boolean(collection.versions?.drafts)
  const docs = await find({ [titleFieldOf(collection)]: { like: text } }, hasDrafts)
  if (!hasDrafts || docs.length === 0) return docs
  return [...docs, ...(await find({ id: { in: docs.map(({ id }) => id) } }, false))]
}

async function readSettings(
  req: PayloadRequest,
  { slug }: SanitizedGlobalConfig,
  draft: boolean,
): Promise<Values> {
  const shared = { draft, locale: 'all', depth: 0, overrideAccess: false, user: req.user, req } as const
  return asObject(await ofReadable(req.payload.findGlobal({ slug: anyGlobal(slug), ...shared })))
}

/** Nothing of a kind that the account may not read. */
async function ofReadable<Result>(read: Promise<Result>): Promise<Result | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof Forbidden) return null
    throw error
  }
}
