import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { filePreview } from '@/cms/fields/file-preview-field'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { updateTimeField } from '@/cms/fields/update-time-field'
import { usesEndpoint, whereUsedField } from '@/cms/fields/where-used-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { stampUpdateTime } from '@/cms/hooks/stamp-update-time'
import { previewOf } from '@/cms/preview/preview-of'
import { materialKinds, materialLanguages } from '@/lib/material-kinds'
import { translated } from '@/cms/texts'

/** Brochures, manuals, certificates, videos and all other files of the library: one model (S2 3, readings 28). */
export const materials = contentCollection({
  slug: 'materials',
  labels: { singular: translated('content:material'), plural: translated('content:materials') },
  admin: {
    useAsTitle: 'name',
    group: translated('groups:catalogue'),
    defaultColumns: ['name', 'kind', 'language', 'category', 'version', 'restricted', '_status', 'sites'],
    listSearchableFields: ['name', 'version', 'products.model', 'file.originalName'],
    components: {
      beforeListTable: ['/src/cms/materials/admin/list-filters#MaterialListFilters'],
      views: {
        upload: {
          Component: '/src/cms/materials/admin/upload-view#MaterialUploadView',
          path: '/upload',
        },
      },
    },
    ...previewOf('materials'),
  },
  defaultSort: 'order',
  versions: contentVersions,
  endpoints: [usesEndpoint('materials')],
  hooks: { beforeChange: [stampUpdateTime], beforeDelete: [refuseWhileUsed] },
  fields: [
    fallbackNotice(['name']),
    titleField({ name: 'name', maxLength: 200 }),
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: materialKinds.map((value) => ({ value, label: translated(`materialKinds:${value}`) })),
    },
    {
      name: 'file',
      type: 'upload',
      relationTo: 'files',
      required: true,
      admin: { description: translated('content:accessOnFile') },
    },
    filePreview('file'),
    {
      name: 'restricted',
      type: 'checkbox',
      virtual: 'file.restricted',
      admin: { readOnly: true, position: 'sidebar', description: translated('content:setOnFile') },
    },
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      admin: { description: translated('content:materialCover') },
    },
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      index: true,
      admin: { description: translated('content:materialProducts') },
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'product-categories',
      index: true,
      admin: { description: translated('content:materialCategory') },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'language',
          type: 'select',
          required: true,
          defaultValue: 'en',
          options: materialLanguages.map((value) => ({
            value,
            label: translated(`materialLanguages:${value}`),
          })),
        },
        { name: 'version', type: 'text', maxLength: 40 },
      ],
    },
    whereUsedField,
    sitesField,
    orderField(),
    updateTimeField,
  ],
})
