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

/** Videos about the company (S1 2.12, 3). */
export const companyVideos = contentCollection(
  withManualOrder('Order of the videos', {
    slug: 'company-videos',
    labels: { singular: 'Company video', plural: 'Company videos' },
    admin: {
      useAsTitle: 'title',
      group: 'Company',
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
        admin: { description: 'What the video shows, in lists and on its page.' },
      },
      {
        name: 'video',
        type: 'upload',
        relationTo: 'files',
        required: true,
        filterOptions: videoFiles,
        admin: { description: 'An MP4 file.' },
      },
      filePreview('video'),
      {
        name: 'captions',
        type: 'upload',
        relationTo: 'files',
        localized: true,
        filterOptions: captionFiles,
        admin: { description: 'The subtitles, as a WebVTT file (.vtt) in the language of the site.' },
      },
      filePreview('captions'),
      {
        name: 'cover',
        type: 'upload',
        relationTo: 'media',
        admin: { description: 'Shown before the video plays.' },
      },
      sitesField,
      orderField(),
      updateTimeField,
    ],
  }),
)
