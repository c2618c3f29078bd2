import { contentCollection } from '@/cms/content-collection'
import { previewOf } from '@/cms/preview/preview-of'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { categoryTree, refuseLoops } from '@/cms/hooks/refuse-loops'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { orderList } from '@/cms/fields/order-list-field'
import { orderEndpoints } from '@/cms/ordering/order-endpoints'
import { orderPanel } from '@/cms/ordering/order-panel'
import { translated } from '@/cms/texts'

const firstLevel = 'first-level'

/** The tree of product categories, three levels at most (S2 2.1, 3; readings 22). */
export const productCategories = contentCollection({
  slug: 'product-categories',
  labels: {
    singular: translated('content:productCategory'),
    plural: translated('content:productCategories'),
  },
  admin: {
    ...previewOf('product-categories'),
    useAsTitle: 'name',
    group: translated('groups:catalogue'),
    defaultColumns: ['name', 'order', 'sites'],
    components: orderPanel({
      label: translated('content:orderOfFirstLevel'),
      address: `/api/product-categories/${firstLevel}/child-order`,
      collection: 'product-categories',
    }),
  },
  defaultSort: 'order',
  versions: false,
  endpoints: [
    ...orderEndpoints({
      path: '/:id/product-order',
      collection: 'products',
      of: (id) => ({ category: { equals: id } }),
    }),
    ...orderEndpoints({
      path: '/:id/child-order',
      collection: 'product-categories',
      // Categories of the first level have no parent.
      of: (id) => ({ parent: id === firstLevel ? { exists: false } : { equals: id } }),
    }),
  ],
  hooks: {
    beforeChange: [refuseLoops(categoryTree)],
    beforeDelete: [refuseWhileUsed],
  },
  fields: [
    fallbackNotice(['name', 'lead']),
    titleField({ name: 'name', maxLength: 120 }),
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'product-categories',
      index: true,
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: { description: translated('content:firstLevelCategory') },
    },
    {
      name: 'lead',
      type: 'textarea',
      localized: true,
      maxLength: 400,
      admin: { description: translated('content:aboveProducts') },
    },
    {
      type: 'row',
      fields: [
        { name: 'icon', type: 'upload', relationTo: 'media' },
        { name: 'cover', type: 'upload', relationTo: 'media' },
      ],
    },
    {
      name: 'opensFirstChild',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description: translated('content:opensFirstChild'),
      },
    },
    orderField({ sidebar: false }),
    sitesField,
    orderList({
      name: 'childOrder',
      label: translated('content:orderOfSubcategories'),
      owner: 'product-categories',
      path: 'child-order',
      collection: 'product-categories',
    }),
    orderList({
      name: 'productOrder',
      label: translated('content:orderOfProducts'),
      owner: 'product-categories',
      path: 'product-order',
      collection: 'products',
    }),
  ],
})
