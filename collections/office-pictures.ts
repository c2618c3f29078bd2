import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { withManualOrder } from '@/cms/ordering/order-panel'
import { previewOf } from '@/cms/preview/preview-of'
import { translated } from '@/cms/texts'

/** Pictures of the workplaces (S1 2.16). */
export const officePictures = contentCollection(
  withManualOrder(translated('content:orderOfOfficePictures'), {
    slug: 'office-pictures',
    labels: { singular: translated('content:officePicture'), plural: translated('content:officePictures') },
    admin: {
      useAsTitle: 'title',
      group: translated('groups:company'),
      defaultColumns: ['title', 'picture', 'order', '_status', 'sites'],
      ...previewOf('office-pictures'),
    },
    versions: contentVersions,
    fields: [
      fallbackNotice(['title']),
      titleField({ maxLength: 120 }),
      { name: 'picture', type: 'upload', relationTo: 'media', required: true },
      sitesField,
      orderField(),
    ],
  }),
)
