import { contentCollection, contentVersions } from '@/cms/content-collection'
import { excerptField, storeExcerpt } from '@/cms/excerpts'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { rowLabel } from '@/cms/fields/row-label'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { updateTimeField } from '@/cms/fields/update-time-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { stampUpdateTime } from '@/cms/hooks/stamp-update-time'
import { previewOf } from '@/cms/preview/preview-of'
import { translated } from '@/cms/texts'

/** Application cases of both sites (S1 2.11, 3). */
export const cases = contentCollection({
  slug: 'cases',
  labels: { singular: translated('content:case'), plural: translated('content:cases') },
  admin: {
    useAsTitle: 'name',
    group: translated('groups:cases'),
    defaultColumns: ['name', 'type', 'createTime', '_status', 'sites'],
    ...previewOf('cases'),
  },
  defaultSort: '-createTime',
  versions: contentVersions,
  hooks: { beforeChange: [stampUpdateTime, storeExcerpt], beforeDelete: [refuseWhileUsed] },
  fields: [
    fallbackNotice(['name', 'eachDistrict', 'brief', 'figures']),
    titleField({ name: 'name', maxLength: 200 }),
    {
      name: 'eachDistrict',
      type: 'text',
      localized: true,
      maxLength: 120,
      label: translated('content:district'),
      admin: { description: translated('content:districtHelp') },
    },
    { name: 'brief', type: 'richText', localized: true },
    excerptField,
    {
      name: 'figures',
      type: 'array',
      localized: true,
      maxRows: 3,
      admin: {
        description: translated('content:caseFiguresHelp'),
        ...rowLabel('figure', 'unit', 'label'),
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'figure', type: 'text', required: true, maxLength: 12 },
            { name: 'unit', type: 'text', maxLength: 16 },
            { name: 'label', type: 'text', required: true, maxLength: 60 },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'cover', type: 'upload', relationTo: 'media' },
        { name: 'logo', type: 'upload', relationTo: 'media' },
      ],
    },
    {
      name: 'gallery',
      type: 'upload',
      relationTo: ['media', 'files'],
      hasMany: true,
      maxRows: 20,
      admin: { description: translated('content:galleryHelp') },
    },
    { name: 'solutions', type: 'relationship', relationTo: 'solutions', hasMany: true, index: true },
    { name: 'products', type: 'relationship', relationTo: 'products', hasMany: true, index: true },
    sitesField,
    {
      name: 'type',
      type: 'relationship',
      relationTo: 'case-types',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'createTime',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
    },
    updateTimeField,
    {
      name: 'recommended',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar', description: translated('content:recommendedCase') },
    },
  ],
})
