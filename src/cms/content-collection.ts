import type { CollectionConfig } from 'payload'
import { pagedCollections } from '@/addresses/document-pages'
import { isOneOf } from '@/lib/typed-keys'
import { editors } from './access/roles'
import { copyEndpointsOf } from './copying/copy-endpoints'
import { idField } from './fields/id-field'
import { savedByField } from './fields/saved-by-field'
import { clampReads } from './hooks/clamp-reads'
import {
  invalidateAfterChange,
  invalidateAfterDelete,
  rememberBeforeChange,
  rememberBeforeDelete,
} from './hooks/invalidate'
import { refuseStaleEdits } from './hooks/refuse-stale-edits'
import { refuseWhileUsed } from './hooks/refuse-while-used'
import { describeRows, searchAllLanguages } from './lists/read-hooks'
import { withListColumns } from './lists/with-list-columns'
import { deletePreviewLinks } from './preview/links/hooks'
import { previewBridge } from './preview/preview-of'
import { restoreEndpoints } from './restoring/restore-endpoints'
import { cancelPlannedActions } from './scheduling/cancel-planned-actions'
import { scheduleEndpoints } from './scheduling/endpoints'
import { scheduleField } from './scheduling/schedule-field'
import { refuseTrashingWhileUsed } from './trash/refuse-trashing-while-used'
import { endPlansOfTrashed, trashAsDocument, unpublishTrashed } from './trash/hooks'
import { indexAfterChange, indexAfterDelete } from './search/hooks'
import { withTable } from './tables/with-table'

const staffOnly = { read: editors, readVersions: editors, create: editors, update: editors, delete: editors }

/** A collection of content with the columns of its list, and its table. */
export function contentCollection(config: CollectionConfig): CollectionConfig {
  return withListColumns(sharedParts(withTable(config)))
}

/** Payload adds the last criterion at the first read: to the array that it gets, so to the configuration. */
function completeSort(sort: CollectionConfig['defaultSort'] = '-createdAt'): CollectionConfig['defaultSort'] {
  return Array.isArray(sort) ? [...sort, '-createdAt'] : sort
}

/** What every content collection shares: string ids, staff-only HTTP access, bounded reads, no stale edits, invalidation, search. */
function sharedParts(config: CollectionConfig): CollectionConfig {
  const { admin = {}, hooks = {} } = config
  // Copies are drafts, so only what has drafts can be copied between sites.
  const hasDrafts = Boolean(typeof config.versions === 'object' && config.versions.drafts)
  return {
    ...config,
    defaultSort: completeSort(config.defaultSort),
    trash: hasDrafts,
    access: { ...staffOnly, ...config.access },
    admin: {
      ...admin,
      disableCopyToLocale: true,
      components: withWithdrawals(
        config.slug,
        withFormTools(
          hasDrafts ? withDraftTools(admin.components, Boolean(admin.livePreview)) : admin.components,
        ),
      ),
    },
    endpoints: [...(config.endpoints || []), ...(hasDrafts ? draftEndpoints(config.slug) : [])],
    fields: [idField, ...config.fields, ...(hasDrafts ? [scheduleField] : []), savedByField],
    disableDuplicate: config.disableDuplicate ?? false,
    hooks: {
      ...hooks,
      beforeOperation: [
        clampReads,
        ...(hasDrafts ? [trashAsDocument] : []),
        ...(hooks.beforeOperation ?? []),
        searchAllLanguages,
      ],
      afterOperation: [...(hooks.afterOperation ?? []), describeRows],
      beforeChange: [
        refuseStaleEdits,
        ...(hasDrafts ? trashingHooks(hooks) : []),
        ...(hooks.beforeChange ?? []),
        rememberBeforeChange,
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        ...(hasDrafts ? [endPlansOfTrashed] : []),
        indexAfterChange,
        invalidateAfterChange,
      ],
      beforeDelete: [...(hooks.beforeDelete ?? []), rememberBeforeDelete],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        indexAfterDelete,
        invalidateAfterDelete,
        deletePreviewLinks,
        cancelPlannedActions,
      ],
    },
  }
}

/** A document that cannot be deleted while it is used cannot be moved to the trash either. */
function trashingHooks({ beforeDelete = [] }: NonNullable<CollectionConfig['hooks']>) {
  return beforeDelete.includes(refuseWhileUsed)
    ? [refuseTrashingWhileUsed, unpublishTrashed]
    : [unpublishTrashed]
}

const publishButton = '/src/cms/admin/saving/publish-button#PublishButton'

const shareItem = '/src/cms/preview/admin/share-preview#SharePreviewItem'

type Components = NonNullable<CollectionConfig['admin']>['components']

/** Adds copying between sites, links to the draft, and a notice of what restoring a version changes for visitors. */
function withDraftTools(components: Components, hasPreview: boolean): Components {
  const edit = components?.edit
  const items = ['/src/cms/copying/admin/copy-texts#CopyTextsItem', ...(hasPreview ? [shareItem] : [])]
  return {
    ...components,
    edit: {
      ...edit,
      editMenuItems: [...(edit?.editMenuItems ?? []), ...items],
      PublishButton: publishButton,
    },
    Description: '/src/cms/restoring/admin/restore-notice#RestoreNotice',
  }
}

/** The bridge to the preview, and the title of another site where a document has none. */
function withFormTools(components: Components): NonNullable<Components> {
  const { beforeDocumentControls = [] } = components?.edit ?? {}
  const tools = [previewBridge, '/src/cms/lists/admin/document-title#DocumentTitle']
  const edit = { ...components?.edit, beforeDocumentControls: [...beforeDocumentControls, ...tools] }
  return { ...components, edit }
}

/** Asks where the address of a document leads that is not public any more: in its form, or in the list after a deletion. */
function withWithdrawals(slug: string, components: NonNullable<Components>): Components {
  if (!isOneOf(pagedCollections, slug)) return components
  const { edit, beforeList = [] } = components
  return {
    ...components,
    beforeList: [...beforeList, `${withdrawals}-in-list#WithdrawnInList`],
    edit: {
      ...edit,
      beforeDocumentControls: [
        ...(edit?.beforeDocumentControls ?? []),
        `${withdrawals}-in-form#WithdrawnInForm`,
      ],
    },
  }
}

const withdrawals = '/src/cms/missing-addresses/admin/withdrawn'

function draftEndpoints(slug: string) {
  return [...copyEndpointsOf(slug), ...restoreEndpoints(slug), ...scheduleEndpoints(slug)]
}

// With a shorter interval the live preview of large documents hangs. Each version is a full copy, so 20 are kept.
export const contentVersions = { maxPerDoc: 20, drafts: { autosave: { interval: 1500 } } } as const
