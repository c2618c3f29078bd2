import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { linkField } from '@/cms/fields/link-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { previewOf } from '@/cms/preview/preview-of'

/** Slides of the home pages' carousels (S1 2.6, 2.7; entity in S1 3). */
export const banners = contentCollection({
  slug: 'banners',
  admin: {
    useAsTitle: 'title',
    group: 'Home',
    defaultColumns: ['title', 'order', '_status', 'sites'],
    ...previewOf('banners'),
  },
  defaultSort: 'order',
  versions: contentVersions,
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
        { value: 'hero', label: 'Head of the home page' },
        { value: 'hot-products', label: 'Hot products (Chinese home page)' },
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
            description: 'Fills the slide on the Chinese site; a cut-out product on the international sites.',
          },
        },
        {
          name: 'mobilePicture',
          type: 'upload',
          relationTo: 'media',
          localized: true,
          admin: { description: 'Of hot products: the upright version for 844 px and less.' },
        },
      ],
    },
    linkField,
    { name: 'actionLabel', type: 'text', localized: true, maxLength: 60 },
    {
      name: 'video',
      type: 'upload',
      relationTo: 'files',
      admin: { description: 'Adds a button that plays the promotional video.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'figure',
          type: 'text',
          localized: true,
          maxLength: 12,
          admin: { description: 'The leading number, such as −86.' },
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
          admin: { description: 'The label of the slide below the picture.' },
        },
        { name: 'tabFigure', type: 'text', localized: true, maxLength: 40 },
      ],
    },
    sitesField,
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
