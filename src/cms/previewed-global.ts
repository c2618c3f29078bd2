import type { GlobalConfig } from 'payload'
import { copyEndpointsOfGlobal } from './copying/copy-endpoints'
import { invalidateGlobal, rememberGlobal } from './hooks/invalidate'
import { keepPublic } from './hooks/keep-public'
import { readWithoutFallback } from './hooks/read-without-fallback'
import { previewBridge, previewOfGlobal } from './preview/preview-of'
import { restoreEndpointsOfGlobal } from './restoring/restore-endpoints'
import { scheduleEndpointsOfGlobal } from './scheduling/endpoints'
import { scheduleField } from './scheduling/schedule-field'

/** A global with drafts and a public state at all times, live preview of the page that shows it, and invalidation. */
export function previewedGlobal(config: GlobalConfig): GlobalConfig {
  return {
    ...config,
    fields: [...config.fields, scheduleField],
    admin: {
      ...config.admin,
      ...previewOfGlobal(config.slug),
      components: {
        ...config.admin?.components,
        elements: {
          ...config.admin?.components?.elements,
          beforeDocumentControls: [
            '/src/cms/copying/admin/copy-texts#CopyTextsButton',
            '/src/cms/preview/admin/share-preview#SharePreviewButton',
            previewBridge,
          ],
          PublishButton: '/src/cms/admin/saving/publish-button#PublishButton',
          UnpublishButton: '/src/cms/scheduling/admin/no-unpublishing#NoUnpublishing',
          Description: '/src/cms/restoring/admin/restore-notice#RestoreNotice',
        },
      },
    },
    endpoints: [
      ...(config.endpoints || []),
      ...copyEndpointsOfGlobal(config.slug),
      ...restoreEndpointsOfGlobal(config.slug),
      ...scheduleEndpointsOfGlobal(config.slug),
    ],
    versions: { max: 20, drafts: { autosave: { interval: 1500 } } },
    hooks: {
      ...config.hooks,
      beforeOperation: [...(config.hooks?.beforeOperation ?? []), keepPublic, readWithoutFallback],
      beforeChange: [...(config.hooks?.beforeChange ?? []), rememberGlobal],
      afterChange: [...(config.hooks?.afterChange ?? []), invalidateGlobal],
    },
  }
}
