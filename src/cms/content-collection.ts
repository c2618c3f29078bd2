import type { CollectionConfig } from 'payload'
import { editors } from './access/roles'
import { idField } from './fields/id-field'
import { clampReads } from './hooks/clamp-reads'
import { invalidateAfterChange, invalidateAfterDelete } from './hooks/invalidate'

const staffOnly = { read: editors, readVersions: editors, create: editors, update: editors, delete: editors }

/** What every content collection shares: string ids, staff-only HTTP access, bounded reads, invalidation. */
export function contentCollection(config: CollectionConfig): CollectionConfig {
  const { hooks = {} } = config
  return {
    defaultSort: '-createdAt',
    ...config,
    access: { ...staffOnly, ...config.access },
    fields: [idField, ...config.fields],
    disableDuplicate: config.disableDuplicate ?? false,
    hooks: {
      ...hooks,
      beforeOperation: [clampReads, ...(hooks.beforeOperation ?? [])],
      afterChange: [...(hooks.afterChange ?? []), invalidateAfterChange],
      afterDelete: [...(hooks.afterDelete ?? []), invalidateAfterDelete],
    },
  }
}

// Faster autosaves hang large documents in the live preview; full copies add up, so 20 are kept.
export const contentVersions = { maxPerDoc: 20, drafts: { autosave: { interval: 1500 } } } as const
