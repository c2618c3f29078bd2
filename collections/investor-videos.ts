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
import { adminText, translated } from '@/cms/texts'

/** Videos for investors: played here, or on another site (S1 2.15, 3: linkType 1 plays inline). */
export const investorVideos = contentCollection(
  withManualOrder(translated('content:orderOfInvestorVideos'), {
    slug: 'investor-videos',
    labels: { singular: translated('content:investorVideo'), plural: translated('content:investorVideos') },
    admin: {
      useAsTitle: 'name',
      group: translated('groups:company'),
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
          { value: 'inline', label: translated('content:playsOnPage') },
          { value: 'link', label: translated('content:opensOtherSite') },
        ],
      },
      {
        name: 'video',
        type: 'upload',
        relationTo: 'files',
        required: true,
        filterOptions: videoFiles,
        validate: (value: Parameters<typeof upload>[0], options: Parameters<typeof upload>[1]) =>
          value ? upload(value, options) : adminText(options.req)('errors:videoMissing'),
        admin: { description: translated('content:mp4File'), condition: (data) => data?.linkType !== 'link' },
      },
      filePreview('video'),
      addressField({
        name: 'address',
        required: 'errors:videoAddressMissing',
        admin: {
          description: translated('content:videoPage'),
          condition: (data) => data?.linkType === 'link',
        },
      }),
      {
        name: 'cover',
        type: 'upload',
        relationTo: 'media',
        admin: { description: translated('content:beforeVideo') },
      },
      sitesField,
      orderField(),
    ],
  }),
)
