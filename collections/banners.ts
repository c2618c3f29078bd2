import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { linkField } from '@/cms/fields/link-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { orderEndpoints } from '@/cms/ordering/order-endpoints'
import { orderPanels } from '@/cms/ordering/order-panel'
import { previewOf } from '@/cms/preview/preview-of'
import { followDates } from '@/cms/scheduling/follow-dates'
import { shownUntil } from '@/cms/scheduling/shown-until'
import { translated } from '@/cms/texts'

const byDates = followDates({ from: 'showFrom', until: 'showUntil' })

const places = [
  { value: 'hero', label: translated('content:orderOfHomeHead') },
  { value: 'hot-products', label: translated('content:orderOfHotProducts') },
]

/** Slides of the home pages' carousels (S1 2.6, 2.7; entity in S1 3). */
export const banners = contentCollection({
  slug: 'banners',
  labels: { singular: translated('content:banner'), plural: translated('content:banners') },
  admin: {
    useAsTitle: 'title',
    group: translated('groups:home'),
    defaultColumns: ['title', 'place', 'order', '_status', 'showFrom', 'showUntil', 'sites'],
    components: orderPanels(
      places.map(({ value, label }) => ({
        label,
        address: `/api/banners/${value}/place-order`,
        collection: 'banners',
      })),
    ),
    ...previewOf('banners'),
  },
  endpoints: orderEndpoints({
    path: '/:id/place-order',
    collection: 'banners',
    of: (place) => ({ place: { equals: place } }),
  }),
  defaultSort: ['place', 'order'],
  versions: contentVersions,
  hooks: { beforeChange: [byDates.beforeChange], afterChange: [byDates.afterChange] },
  fields: [
    fallbackNotice([
      'title',
      'brief',
      'actionLabel',
      'figure',
      'figureUnit',
      'figureNote',
      'tabLabel',
      'tabFigure',
    ]),
    {
      name: 'place',
      type: 'select',
      required: true,
      defaultValue: 'hero',
      index: true,
      options: [
        { value: 'hero', label: translated('content:homeHead') },
        { value: 'hot-products', label: translated('content:hotProducts') },
      ],
      admin: { position: 'sidebar' },
    },
    titleField({ maxLength: 200 }),
    { name: 'brief', type: 'textarea', localized: true, maxLength: 600 },
    {
      type: 'row',
      fields: [
        {
          name: 'picture',
          type: 'upload',
          relationTo: 'media',
          localized: true,
          admin: {
            description: translated('content:bannerPicture'),
          },
        },
        {
          name: 'mobilePicture',
          type: 'upload',
          relationTo: 'media',
          localized: true,
          admin: { description: translated('content:mobilePictureHelp') },
        },
      ],
    },
    linkField,
    { name: 'actionLabel', type: 'text', localized: true, maxLength: 60 },
    {
      name: 'video',
      type: 'upload',
      relationTo: 'files',
      admin: { description: translated('content:bannerVideo') },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'figure',
          type: 'text',
          localized: true,
          maxLength: 12,
          admin: { description: translated('content:leadingNumber') },
        },
        { name: 'figureUnit', type: 'text', localized: true, maxLength: 8 },
        { name: 'figureNote', type: 'text', localized: true, maxLength: 160 },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'tabLabel',
          type: 'text',
          localized: true,
          maxLength: 40,
          admin: { description: translated('content:slideLabel') },
        },
        { name: 'tabFigure', type: 'text', localized: true, maxLength: 40 },
      ],
    },
    sitesField,
    {
      name: 'showFrom',
      type: 'date',
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: translated('content:bannerShowFrom'),
      },
    },
    {
      name: 'showUntil',
      type: 'date',
      validate: shownUntil('showFrom'),
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: translated('content:bannerShowUntil'),
      },
    },
    {
      name: 'order',
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
      admin: { position: 'sidebar' },
    },
  ],
})
