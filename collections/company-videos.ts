import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { captionFiles, videoFiles } from '@/cms/fields/file-kinds'
import { filePreview } from '@/cms/fields/file-preview-field'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { updateTimeField } from '@/cms/fields/update-time-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { stampUpdateTime } from '@/cms/hooks/stamp-update-time'
import { withManualOrder } from '@/cms/ordering/order-panel'
import { previewOf } from '@/cms/preview/preview-of'
import { translated } from '@/cms/texts'

/** Videos about the company (S1 2.12, 3). */
export const companyVideos = contentCollection(
  withManualOrder(translated('content:orderOfVideos'), {
    slug: 'company-videos',
    labels: { singular: translated('content:companyVideo'), plural: translated('content:companyVideos') },
    admin: {
      useAsTitle: 'title',
      group: translated('groups:company'),
      defaultColumns: ['title', 'order', 'updateTime', '_status', 'sites'],
      listSearchableFields: ['title', 'brief'],
      ...previewOf('company-videos'),
    },
    versions: contentVersions,
    hooks: { beforeChange: [stampUpdateTime], beforeDelete: [refuseWhileUsed] },
    fields: [
      fallbackNotice(['title', 'brief']),
      titleField({ maxLength: 200 }),
      {
        name: 'brief',
        type: 'textarea',
        localized: true,
        maxLength: 600,
        admin: { description: translated('content:videoBrief') },
      },
      {
        name: 'video',
        type: 'upload',
        relationTo: 'files',
        required: true,
        filterOptions: videoFiles,
        admin: { description: translated('content:mp4File') },
      },
      filePreview('video'),
      {
        name: 'captions',
        type: 'upload',
        relationTo: 'files',
        localized: true,
        filterOptions: captionFiles,
        admin: { description: translated('content:captionsHelp') },
      },
      filePreview('captions'),
      {
        name: 'cover',
        type: 'upload',
        relationTo: 'media',
        admin: { description: translated('content:beforeVideo') },
      },
      sitesField,
      orderField(),
      updateTimeField,
    ],
  }),
)
