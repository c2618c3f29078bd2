import { upload } from 'payload/shared'
import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { addressField } from '@/cms/fields/address-field'
import { films } from '@/cms/fields/file-kinds'
import { filePreview } from '@/cms/fields/file-preview-field'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { inOneOrder } from '@/cms/ordering/order-panel'
import { previewOf } from '@/cms/preview/preview-of'

/** Films for investors: shown here, or on another site (S1 2.15, 3: linkType 1 plays inline). */
export const investorVideos = contentCollection(
  inOneOrder('Order of the investor videos', {
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
        filterOptions: films,
        validate: (value: Parameters<typeof upload>[0], options: Parameters<typeof upload>[1]) =>
          value ? upload(value, options) : 'Choose a film, or that it opens another site.',
        admin: { description: 'An MP4.', condition: (data) => data?.linkType !== 'link' },
      },
      filePreview('video'),
      addressField({
        name: 'address',
        required: 'Write the address of the film, or choose that it plays on the page.',
        admin: {
          description: 'The page of the film on the other site; opens in a new tab.',
          condition: (data) => data?.linkType === 'link',
        },
      }),
      {
        name: 'cover',
        type: 'upload',
        relationTo: 'media',
        admin: { description: 'What is seen before the film plays.' },
      },
      sitesField,
      orderField(),
    ],
  }),
)
