import type { CollectionAfterOperationHook, Config, GlobalAfterReadHook, PayloadRequest } from 'payload'
import { isSiteId } from '@/i18n/locales'
import { globalTag, type Scope } from '@/lib/content-tags'
import { isRecording, recordTags } from '@/lib/recorded-reads'
import { tagsOfRead } from './read-tags'

/** Makes every read of a collection or global record its cache tags. */
export function withRecordedReads(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map((collection) => ({
      ...collection,
      hooks: {
        ...collection.hooks,
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
    const docs = read.result.docs as { id: string }[]
    const ids = docs.map(({ id }) => id)
    return tagsOfRead({ collection, where, sort, select, ids, scope })
  }
  if (read.operation === 'findByID') {
    const { id, select } = read.args
    return tagsOfRead({ collection, where: { id: { equals: id } }, select, ids: [], scope })
  }
  return []
}

function scopeOf({ locale }: PayloadRequest): Scope {
  return isSiteId(locale) ? locale : '*'
}
