import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { recordWithdrawal } from '../missing-addresses/withdrawn'
import { tagsOfChange, tagsOfGlobalChange } from './change-tags'
import { notifyContent } from './notify-content'
import { findPublicRow, type PublicRow } from './public-row'

type Row = Record<string, unknown>

/**
 * What visitors saw before a save, until the save has been compared with it. On the request itself: Payload passes
 * some hooks a proxy of it, which would be another key of a WeakMap.
 */
const rowsBefore = Symbol('rows before')
type Holder = { [rowsBefore]?: Map<string, Row | null> }

export const rememberBeforeChange: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update') {
    const id = String(originalDoc.id)
    remember(req, `${slug}:${id}`, await findPublicRow({ slug, id, req }))
  }
  return data
}

export const rememberBeforeDelete: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req }) => {
  remember(req, `${slug}:${id}`, await findPublicRow({ slug, id: String(id), req }))
}

/**
 * Invalidates the cached reads of what a save changed for visitors; a draft changes nothing for them. The address of a
 * document that they cannot open any more is recorded.
 */
export const invalidateAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { slug } = collection
  const before = recall(req, `${slug}:${doc.id}`) as PublicRow | null
  const after = await findPublicRow({ slug, id: String(doc.id), req })
  await notifyContent(req, tagsOfChange({ collection, before, after }))
  await recordWithdrawal(req, { collection, before, after })
}

export const invalidateAfterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const before = recall(req, `${collection.slug}:${id}`) as PublicRow | null
  await notifyContent(req, tagsOfChange({ collection, before, after: null }))
  await recordWithdrawal(req, { collection, before, after: null })
}

export const rememberGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  remember(req, global.slug, await findGlobalRow(global.slug, req))
  return data
}

/** The same for globals. Unpublishing writes the public row as well. */
export const invalidateGlobal: GlobalAfterChangeHook = async ({ global, req }) => {
  const [before, after] = [recall(req, global.slug), await findGlobalRow(global.slug, req)]
  await notifyContent(req, tagsOfGlobalChange({ global, before, after }))
}

async function findGlobalRow(slug: GlobalSlug, req: PayloadRequest): Promise<Row | null> {
  return req.payload.db.findGlobal<Row>({ slug, req })
}

function remember(req: PayloadRequest, key: string, row: Row | null): void {
  const holder = req as Holder
  holder[rowsBefore] ??= new Map()
  holder[rowsBefore].set(key, row)
}

function recall(req: PayloadRequest, key: string): Row | null {
  const rows = (req as Holder)[rowsBefore]
  const row = rows?.get(key) ?? null
  rows?.delete(key)
  return row
}
