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
import { materialKindLabels, materialKinds, materialLanguages } from '@/lib/material-kinds'

/** Brochures, manuals, certificates, videos and all other files of the library: one model (S2 3, readings 28). */
export const materials = contentCollection({
  slug: 'materials',
  labels: { singular: 'Material', plural: 'Materials' },
  admin: {
    useAsTitle: 'name',
    group: 'Catalogue',
    defaultColumns: ['name', 'kind', 'language', 'category', 'version', 'restricted', '_status', 'sites'],
    listSearchableFields: ['name', 'version', 'products.model', 'file.originalName'],
    components: {
      beforeListTable: ['/src/cms/materials/admin/list-filters#MaterialListFilters'],
      views: {
        upload: {
          Component: '/src/cms/materials/admin/upload-view#MaterialUploadView',
          path: '/upload',
          meta: { title: 'Upload many files' },
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
      options: materialKinds.map((value) => ({ value, label: materialKindLabels[value] })),
    },
    {
      name: 'file',
      type: 'upload',
      relationTo: 'files',
      required: true,
      admin: { description: 'Access for distributors only is set on the file itself.' },
    },
    filePreview('file'),
    {
      name: 'restricted',
      type: 'checkbox',
      virtual: 'file.restricted',
      admin: { readOnly: true, position: 'sidebar', description: 'Set on the file.' },
    },
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'The poster of a video, the cover of a document.' },
    },
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      index: true,
      admin: { description: 'The product pages that show it.' },
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'product-categories',
      index: true,
      admin: { description: 'The category in the library.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'language',
          type: 'select',
          required: true,
          defaultValue: 'en',
          options: [...materialLanguages],
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
