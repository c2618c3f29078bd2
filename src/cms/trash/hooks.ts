import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
} from 'payload'
import { deleteLinksOf } from '../preview/links/links'
import { cancelActions } from '../scheduling/actions'
import { transactionOf } from '../transaction'

type Trashed = Record<string, unknown> & { id: string; deletedAt?: string | null; _status?: string }

/** As a draft, the document would only be in the trash for editors, and stay public. */
export const trashAsDocument: CollectionBeforeOperationHook = ({ args, operation }) => {
  const isTrashing =
    operation === 'update' && 'data' in args && isObject(args.data) && Boolean(args.data.deletedAt)
  return isTrashing ? { ...args, draft: false } : args
}

/**
 * Unpublishes what is moved to the trash: Payload hides it in its own reads only, and whatever reads published
 * documents, such as the search index and statements of our own, then needs no filter.
 */
export const unpublishTrashed: CollectionBeforeChangeHook<Trashed> = ({ data, originalDoc }) =>
  isNewlyTrashed(data, originalDoc) ? { ...data, _status: 'draft' } : data

/** What is in the trash is not published at a time, and is not shared. */
export const endPlansOfTrashed: CollectionAfterChangeHook<Trashed> = async ({
  doc,
  previousDoc,
  collection,
  req,
}) => {
  if (!isNewlyTrashed(doc, previousDoc)) return
  await cancelActions(req, { collection: collection.slug as CollectionSlug, id: doc.id }, 'all')
  await deleteLinksOf(await transactionOf(req), { collection: collection.slug, global: null, id: doc.id })
}

export function isNewlyTrashed(now: Partial<Trashed>, before: Partial<Trashed> | undefined): boolean {
  return Boolean(now.deletedAt) && !before?.deletedAt
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
