import { contentCollection, contentVersions } from '@/cms/content-collection'
import { excerptField, storeExcerpt } from '@/cms/excerpts'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { updateTimeField } from '@/cms/fields/update-time-field'
import { checkProductParameters } from '@/cms/hooks/check-product-parameters'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { stampUpdateTime } from '@/cms/hooks/stamp-update-time'
import { previewOf } from '@/cms/preview/preview-of'
import { approvalsTab, featuresTab, generalTab, parametersTab, picturesTab, relationsTab } from './tabs'
import { translated } from '@/cms/texts'

/** Products with the content of their pages (S2 2.3, 2.5, 3). */
export const products = contentCollection({
  slug: 'products',
  labels: { singular: translated('content:product'), plural: translated('content:products') },
  admin: {
    useAsTitle: 'name',
    group: translated('groups:catalogue'),
    defaultColumns: ['name', 'cover', 'model', 'category', 'order', 'availability', '_status', 'sites'],
    listSearchableFields: ['name', 'model', 'id'],
    ...previewOf('products'),
  },
  defaultSort: ['category', 'order'],
  versions: contentVersions,
  hooks: {
    beforeChange: [checkProductParameters, stampUpdateTime, storeExcerpt],
    beforeDelete: [refuseWhileUsed],
  },
  fields: [
    fallbackNotice(['name', 'listName', 'brief', 'overview']),
    {
      type: 'tabs',
      tabs: [generalTab, picturesTab, featuresTab, parametersTab, approvalsTab, relationsTab],
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'product-categories',
      required: true,
      index: true,
      admin: {
        position: 'sidebar',
        description: translated('content:productCategoryHelp'),
      },
    },
    orderField(),
    sitesField,
    {
      name: 'featured',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar', description: translated('content:featuredHelp') },
    },
    updateTimeField,
    excerptField,
  ],
})
