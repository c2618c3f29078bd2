import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { filePreview } from '@/cms/fields/file-preview-field'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { updateTimeField } from '@/cms/fields/update-time-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { stampUpdateTime } from '@/cms/hooks/stamp-update-time'
import { previewOf } from '@/cms/preview/preview-of'

/** Films about the company (S1 2.12, 3). */
export const companyVideos = contentCollection({
  slug: 'company-videos',
  labels: { singular: 'Company video', plural: 'Company videos' },
  admin: {
    useAsTitle: 'title',
    group: 'Company',
    defaultColumns: ['title', 'order', 'updateTime', '_status', 'sites'],
    ...previewOf('company-videos'),
  },
  defaultSort: 'order',
  versions: contentVersions,
  hooks: { beforeChange: [stampUpdateTime], beforeDelete: [refuseWhileUsed] },
  fields: [
    fallbackNotice(['title', 'brief']),
    titleField({ maxLength: 200 }),
    { name: 'brief', type: 'textarea', localized: true, maxLength: 600 },
    { name: 'video', type: 'upload', relationTo: 'files', required: true },
    filePreview('video'),
    {
      name: 'captions',
      type: 'upload',
      relationTo: 'files',
      localized: true,
      admin: { description: 'A WebVTT file in the language of the site.' },
    },
    { name: 'cover', type: 'upload', relationTo: 'media' },
    sitesField,
    orderField(),
    updateTimeField,
  ],
})
