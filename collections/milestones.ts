import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { wholeNumber } from '@/cms/fields/whole-number'
import { previewOf } from '@/cms/preview/preview-of'
import { translated } from '@/cms/texts'

/** What happened when (S1 2.6, 2.7, 2.14; history entry and milestone year in S1 3). */
export const milestones = contentCollection({
  slug: 'milestones',
  labels: { singular: translated('content:milestone'), plural: translated('content:milestones') },
  admin: {
    useAsTitle: 'title',
    group: translated('groups:company'),
    defaultColumns: ['year', 'month', 'title', 'onHome', '_status', 'sites'],
    listSearchableFields: ['title', 'year'],
    ...previewOf('milestones'),
  },
  defaultSort: ['-year', '-month'],
  versions: contentVersions,
  fields: [
    fallbackNotice(['title', 'content']),
    {
      type: 'row',
      fields: [
        wholeNumber({ name: 'year', min: 1900, max: 2100, required: true }),
        wholeNumber({ name: 'month', min: 1, max: 12 }),
      ],
    },
    titleField({ maxLength: 300, description: translated('content:milestoneTitle') }),
    {
      name: 'content',
      type: 'richText',
      localized: true,
      admin: { description: translated('content:milestoneContent') },
    },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    {
      name: 'onHome',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar', description: translated('content:milestoneOnHome') },
    },
    sitesField,
  ],
})
