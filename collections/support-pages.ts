import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { updateTimeField } from '@/cms/fields/update-time-field'
import { refuseDuplicateValue } from '@/cms/hooks/refuse-duplicate-value'
import { stampUpdateTime } from '@/cms/hooks/stamp-update-time'
import { previewOf } from '@/cms/preview/preview-of'
import { supportKinds, type SupportKind } from '@/lib/support-kinds'
import { adminText, translated } from '@/cms/texts'

/** The pages below support: maintenance, contact, online repair request (S2 2.17, 3). */
export const supportPages = contentCollection({
  slug: 'support-pages',
  labels: { singular: translated('content:supportPage'), plural: translated('content:supportPages') },
  admin: {
    useAsTitle: 'title',
    group: translated('groups:support'),
    defaultColumns: ['kind', 'title', 'updateTime', '_status', 'sites'],
    ...previewOf('support-pages', 'kind'),
  },
  defaultSort: 'kind',
  versions: contentVersions,
  disableDuplicate: true,
  hooks: {
    beforeChange: [
      refuseDuplicateValue({ field: 'kind', values: supportKinds, message: duplicateMessage }),
      stampUpdateTime,
    ],
  },
  fields: [
    fallbackNotice(['title', 'lead', 'content']),
    {
      name: 'kind',
      type: 'select',
      required: true,
      unique: true,
      index: true,
      options: supportKinds.map((value) => ({ value, label: translated(`supportKinds:${value}`) })),
    },
    titleField({ maxLength: 120 }),
    {
      name: 'lead',
      type: 'textarea',
      localized: true,
      maxLength: 400,
      admin: { description: translated('content:supportLead') },
    },
    { name: 'icon', type: 'upload', relationTo: 'media' },
    { name: 'content', type: 'richText', localized: true },
    sitesField,
    updateTimeField,
  ],
})

function duplicateMessage(value: SupportKind, req: PayloadRequest): string {
  const page = getTranslation(translated(`supportKinds:${value}`), req.i18n)
  return adminText(req)('errors:pageExists', { page })
}
