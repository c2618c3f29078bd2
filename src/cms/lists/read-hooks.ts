import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { inAnyLanguage, isListSearch, mapSearches } from './any-language'
import { findLatestRows } from './latest-rows'
import { findSiteStates, type SiteState } from './site-states'
import { findThumbnails, pictureFields } from './thumbnails'
import { titleFieldOf } from '../title-field'
import { findTitles, titlesOf, type ListTitle } from './titles'
import { withoutUntouched } from './untouched-drafts'
import { findTree, isTree, matching, pathOf, type TreeNode } from './tree'

/** What our own cells of a list show of a document, read for all rows of a page at once. */
export type ListRow = {
  title: ListTitle | null
  /** The titles above it in a tree. */
  above: string[]
  thumbnail: string | null
  states: SiteState[]
}

type Page = { page: number; limit: number }

type Args = {
  where?: Where
  sort?: unknown
  page?: number
  limit?: number
  /** All of a tree, and the page of it that was asked for. */
  tree?: { nodes: TreeNode[]; page: Page }
  select?: Record<string, unknown>
  includeLockStatus?: boolean
  draft?: boolean
  req: PayloadRequest
}

/** Lists of the admin and pickers search titles in all languages; the pickers of a tree also its paths. */
export const searchAllLanguages: CollectionBeforeOperationHook = async ({ args, operation, collection }) => {
  if (!('where' in args)) return args
  if (operation === 'update' || operation === 'delete') return changingWhatIsListed(args, collection)
  if (operation !== 'read') return args
  const read = args as typeof args & Args
  const { req } = read
  const slug = collection.slug as CollectionSlug
  const field = titleFieldOf(collection)
  const isLabels = isLabelRead(read, field)
  if (!isLabels && !isListRead(read)) return args
  const where = await withoutUntouched(req, slug, read.where)
  if (isTree(collection) && (isLabels || read.sort === collection.defaultSort)) {
    const nodes = await findTree(req, slug)
    return { ...read, ...wholeTree(nodes, field, where), tree: { nodes, page: pageOf(read) } }
  }
  const searched = searchedTexts(collection)
  return { ...read, where: where && searched.reduce(inAnyLanguage, where) }
}

/** The localised fields that the search of a list looks in. */
function searchedTexts({ admin, flattenedFields }: SanitizedCollectionConfig): string[] {
  const names = new Set([admin.useAsTitle, ...(admin.listSearchableFields ?? [])])
  return flattenedFields
    .filter((field) => names.has(field.name) && 'localized' in field && field.localized)
    .map(({ name }) => name)
}

/** Changes of all documents that a list has found are requested with its search. */
function changingWhatIsListed<Change extends { where?: Where }>(
  args: Change,
  collection: SanitizedCollectionConfig,
): Change {
  const { where } = args
  if (!where || !isListSearch(where, titleFieldOf(collection))) return args
  return { ...args, where: searchedTexts(collection).reduce(inAnyLanguage, where) }
}

/** A tree is short and read in its order, so that pickers show all of it. */
function wholeTree(nodes: TreeNode[], field: string, where: Where = {}) {
  const found = mapSearches(where, field, (_condition, text) => ({
    id: { in: matching(nodes, text).map(({ id }) => id) },
  }))
  return { where: found, pagination: false, limit: 0 }
}

/** Adds to the documents of a list what its cells show, and to those of a picker their titles. */
export const describeRows: CollectionAfterOperationHook = async (read) => {
  if (read.operation !== 'find') return read.result
  const { req, result } = read
  const slug = read.collection.slug as CollectionSlug
  const args = read.args as Args
  const docs = result.docs as Doc[]
  const field = titleFieldOf(read.collection)
  if (docs.length === 0) return result
  if (isListRead(args)) {
    if (!args.tree) return { ...result, docs: await describe(req, slug, docs) }
    const { nodes } = args.tree
    const page = pageOfTree(docs.toSorted(byPlace(placesOf(nodes))), args.tree.page)
    return { ...page, docs: await describe(req, slug, page.docs, nodes) }
  }
  return isLabelRead(args, field)
    ? { ...result, docs: await label(req, slug, docs, args.tree?.nodes) }
    : result
}

type Doc = Record<string, unknown> & { id: string }

async function describe(
  req: PayloadRequest,
  slug: CollectionSlug,
  docs: Doc[],
  tree?: TreeNode[],
): Promise<Doc[]> {
  const { config } = req.payload.collections[slug]
  const titleField = titleFieldOf(config)
  const pictures = pictureFields(config.flattenedFields)
  const hasSites = config.flattenedFields.some(({ name }) => name === 'sites')
  const own = [titleField, ...pictures, ...(hasSites ? ['sites'] : [])]
  const fields = [...own, ...(config.versions?.drafts ? ['_status'] : [])]
  // One after the other: they may share the connection of a transaction.
  const rows = await findLatestRows(req, { collection: slug, ids: docs.map(({ id }) => id), fields })
  const thumbnails = pictures.length > 0 ? await findThumbnails(req, rows, pictures) : null
  const states = hasSites ? await findSiteStates(req, slug, rows) : null
  const nodes = isTree(config) ? (tree ?? (await findTree(req, slug))) : []
  const above = new Map(nodes.map((node) => [node.id, node.above]))
  const titles = titlesOf(rows, titleField, req.locale)
  return docs.map((doc) => {
    const title = titles.get(doc.id) ?? null
    const list: ListRow = {
      title,
      above: above.get(doc.id) ?? [],
      thumbnail: thumbnails?.get(doc.id) ?? null,
      states: states?.get(doc.id) ?? [],
    }
    return { ...doc, list }
  })
}

async function label(
  req: PayloadRequest,
  slug: CollectionSlug,
  docs: Doc[],
  tree?: TreeNode[],
): Promise<Doc[]> {
  const { config } = req.payload.collections[slug]
  const field = titleFieldOf(config)
  if (isTree(config)) {
    const nodes = tree ?? (await findTree(req, slug))
    const paths = new Map(nodes.map((node) => [node.id, pathOf(node)]))
    return docs
      .map((doc) => ({ ...doc, [field]: paths.get(doc.id) ?? doc[field] }))
      .toSorted(byPlace(placesOf(nodes)))
  }
  const refs = docs.filter((doc) => !doc[field]).map(({ id }) => ({ collection: slug, id }))
  const titles = await findTitles(req.payload, { site: req.locale, refs })
  return docs.map((doc) =>
    doc[field] ? doc : { ...doc, [field]: titles.get(`${slug}:${doc.id}`) || doc[field] },
  )
}

function placesOf(nodes: TreeNode[]): Map<string, number> {
  return new Map(nodes.map(({ id }, place) => [id, place]))
}

function byPlace(places: Map<string, number>) {
  return (one: Doc, other: Doc) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0)
}

function pageOf({ page, limit }: Args): Page {
  return { page: page || 1, limit: limit || 10 }
}

/** A page of documents in the form of Payload's results. */
function pageOfTree(docs: Doc[], { page, limit }: Page) {
  const totalPages = Math.max(1, Math.ceil(docs.length / limit))
  const [hasPrevPage, hasNextPage] = [page > 1, page < totalPages]
  return {
    docs: docs.slice((page - 1) * limit, page * limit),
    totalDocs: docs.length,
    limit,
    page,
    totalPages,
    pagingCounter: (page - 1) * limit + 1,
    hasPrevPage,
    hasNextPage,
    prevPage: hasPrevPage ? page - 1 : null,
    nextPage: hasNextPage ? page + 1 : null,
  }
}

/** The reads of list views are the only ones that ask who is editing the documents. */
function isListRead({ includeLockStatus }: Args): boolean {
  return includeLockStatus === true
}

const labelFields = new Set(['id', 'filename', 'mimeType', 'thumbnailURL', 'url', 'sizes'])

/** The reads of pickers and of cells with related documents, which select only titles. */
function isLabelRead({ select, req }: Args, field: string): boolean {
  if (req.payloadAPI !== 'REST' || !select || !(field in select)) return false
  return Object.keys(select).every((name) => name === field || labelFields.has(name))
}
