import { upload } from 'payload/shared'
import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { addressField } from '@/cms/fields/address-field'
import { videoFiles } from '@/cms/fields/file-kinds'
import { filePreview } from '@/cms/fields/file-preview-field'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { withManualOrder } from '@/cms/ordering/order-panel'
import { previewOf } from '@/cms/preview/preview-of'

/** Videos for investors: played here, or on another site (S1 2.15, 3: linkType 1 plays inline). */
export const investorVideos = contentCollection(
  withManualOrder('Order of the investor videos', {
    slug: 'investor-videos',
    labels: { singular: 'Investor video', plural: 'Investor videos' },
    admin: {
      useAsTitle: 'name',
      group: 'Company',
      defaultColumns: ['name', 'linkType', 'order', '_status', 'sites'],
      ...previewOf('investor-videos'),
    },
    versions: contentVersions,
    fields: [
      fallbackNotice(['name']),
      titleField({ name: 'name', maxLength: 200 }),
      {
        name: 'linkType',
        type: 'select',
        required: true,
        defaultValue: 'inline',
        options: [
          { value: 'inline', label: 'Plays on the page' },
          { value: 'link', label: 'Opens another site' },
        ],
      },
      {
        name: 'video',
        type: 'upload',
        relationTo: 'files',
        required: true,
        filterOptions: videoFiles,
        validate: (value: Parameters<typeof upload>[0], options: Parameters<typeof upload>[1]) =>
          value ? upload(value, options) : 'Choose a video, or choose that it opens another site.',
        admin: { description: 'An MP4 file.', condition: (data) => data?.linkType !== 'link' },
      },
      filePreview('video'),
      addressField({
        name: 'address',
        required: 'Enter the address of the video, or choose that it plays on the page.',
        admin: {
          description: 'The page of the video on the other site; opens in a new tab.',
          condition: (data) => data?.linkType === 'link',
        },
      }),
      {
        name: 'cover',
        type: 'upload',
        relationTo: 'media',
        admin: { description: 'Shown before the video plays.' },
      },
      sitesField,
      orderField(),
    ],
  }),
)
