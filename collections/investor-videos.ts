import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { addressField } from '@/cms/fields/address-field'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { previewOf } from '@/cms/preview/preview-of'

/** Films for investors: shown here, or on another site (S1 2.15, 3: linkType 1 plays inline). */
export const investorVideos = contentCollection({
  slug: 'investor-videos',
  labels: { singular: 'Investor video', plural: 'Investor videos' },
  admin: {
    useAsTitle: 'name',
    group: 'Company',
    defaultColumns: ['name', 'linkType', 'order', '_status'],
    ...previewOf('investor-videos'),
  },
  defaultSort: 'order',
  versions: contentVersions,
  fields: [
    fallbackNotice(['name']),
    titleField({ name: 'name', maxLength: 200 }),
    { name: 'cover', type: 'upload', relationTo: 'media' },
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
      admin: { condition: (data) => data?.linkType !== 'link' },
    },
    addressField({ name: 'address', admin: { condition: (data) => data?.linkType === 'link' } }),
    sitesField,
    orderField(),
  ],
})
