import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { isSiteId } from '@/i18n/locales'
import { cancelActions, planAction } from './actions'

type Dates = {
  /** The field with the time from which the document is public. */
  from: string
  /** The field with the time until which it is. */
  until?: string
}

type Saved = Record<string, unknown> & { id: string; _status?: string }

/**
 * Hooks by which a document is public between two dates only. Publishing it earlier keeps it as a draft and plans its
 * publication. The status stays true, so whatever reads published documents needs no dates.
 */
export function followDates({ from, until }: Dates): {
  beforeChange: CollectionBeforeChangeHook<Saved>
  afterChange: CollectionAfterChangeHook<Saved>
} {
  return {
    beforeChange: ({ data, originalDoc, req, collection }) => {
      const key = keyOf(collection.slug, String(data.id ?? originalDoc?.id))
      const isPublished = data._status === 'published'
      const isEarly = isPublished && isFuture(data[from] ?? originalDoc?.[from])
      setHeldBack(req, key, isEarly)
      return isEarly ? { ...data, _status: 'draft' } : data
    },
    afterChange: async ({ doc, collection, req }) => {
      const isHeldBack = takeHeldBack(req, keyOf(collection.slug, doc.id))
      if (!isHeldBack && doc._status !== 'published') return
      const target = { collection: collection.slug as CollectionSlug, id: doc.id }
      await cancelActions(req, target, 'by dates')
      if (isHeldBack)
        await planAction(req, target, {
          kind: 'publish',
          at: String(doc[from]),
          site: siteOf(req),
          isByDates: true,
        })
      if (until && isFuture(doc[until]))
        await planAction(req, target, { kind: 'unpublish', at: String(doc[until]), isByDates: true })
    },
  }
}

/** The documents of a request whose publication waits for their date, from before their save until after it. */
const heldBack = Symbol('held back')
type Holder = { [heldBack]?: Set<string> }

const keyOf = (slug: string, id: string) => `${slug}:${id}`

function setHeldBack(req: PayloadRequest, key: string, isHeldBack: boolean): void {
  const holder = req as Holder
  holder[heldBack] ??= new Set()
  if (isHeldBack) holder[heldBack].add(key)
  else holder[heldBack].delete(key)
}

function takeHeldBack(req: PayloadRequest, key: string): boolean {
  return (req as Holder)[heldBack]?.delete(key) === true
}

/** The site of "Publish in …". */
function siteOf({ query }: PayloadRequest) {
  const site = query?.publishSpecificLocale
  return isSiteId(site) ? site : undefined
}

export function isFuture(value: unknown): boolean {
  return timeOf(value) > Date.now()
}

/** In ms; NaN without a time. */
export function timeOf(value: unknown): number {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'string' ? Date.parse(value) : Number.NaN
}
