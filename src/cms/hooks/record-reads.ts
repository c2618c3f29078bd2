import type {
  CollectionAfterOperationHook,
  CollectionBeforeReadHook,
  Config,
  GlobalAfterReadHook,
  PayloadRequest,
} from 'payload'
import { isSiteId, siteIds, type SiteId } from '@/i18n/locales'
import { globalTag, type Scope } from '@/lib/content-tags'
import { isRecording, recordTags } from '@/lib/recorded-reads'
import { sitesWithText } from '@/lib/shown-sites'
import { asObject } from '@/lib/unknown-values'
import { titleFieldOf } from '../title-field'
import { tagsOfRead } from './read-tags'

/**
 * Makes every read of a collection or global record its cache tags. A read with `withTitledSites` in its context finds
 * documents in any state of their titles; each of them has `titledSites`, and it depends on those of its site only.
 */
export function withRecordedReads(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map((collection) => ({
      ...collection,
      hooks: {
        ...collection.hooks,
        beforeRead: [...(collection.hooks?.beforeRead ?? []), addTitledSites],
        afterOperation: [...(collection.hooks?.afterOperation ?? []), recordRead],
      },
    })),
    globals: config.globals?.map((global) => ({
      ...global,
      hooks: { ...global.hooks, afterRead: [...(global.hooks?.afterRead ?? []), recordGlobal] },
    })),
  }
}

const recordRead: CollectionAfterOperationHook = (operation) => {
  if (isRecording()) recordTags(tagsOf(operation))
  return operation.result
}

/** The sites with a title of their own, while the document still has its texts of all sites. */
const addTitledSites: CollectionBeforeReadHook = ({ collection, context, doc }) => {
  if (!context.withTitledSites) return doc
  const titles = asObject(doc[titleFieldOf(collection)])
  return { ...doc, titledSites: siteIds.filter((site) => Boolean(titles[site])) }
}

const recordGlobal: GlobalAfterReadHook = ({ doc, global, req }) => {
  if (isRecording()) recordTags([globalTag(global.slug, scopeOf(req))])
  return doc
}

type Operation = Parameters<CollectionAfterOperationHook>[0]

function tagsOf(read: Operation): string[] {
  const { collection, req } = read
  const scope = scopeOf(req)
  if (read.operation === 'count') {
    const { where } = read.args
    return tagsOfRead({ collection, where, select: {}, ids: [], scope })
  }
  if (read.operation === 'find') {
    const { where, sort, select } = read.args
    const docs = read.result.docs as ReadDocument[]
    const ids = docs.filter((doc) => isShownOn(scope, doc)).map(({ id }) => id)
    return tagsOfRead({ collection, where, sort, select, ids, scope })
  }
  if (read.operation === 'findByID') {
    const { id, select } = read.args
    return tagsOfRead({ collection, where: { id: { equals: id } }, select, ids: [], scope })
  }
  return []
}

type ReadDocument = { id: string; sites?: SiteId[]; titledSites?: SiteId[] }

function isShownOn(scope: Scope, { sites, titledSites }: ReadDocument): boolean {
  if (!sites || !titledSites || scope === '*') return true
  return sitesWithText(sites, titledSites).includes(scope)
}

function scopeOf({ locale }: PayloadRequest): Scope {
  return isSiteId(locale) ? locale : '*'
}
