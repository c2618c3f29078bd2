import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { orderField } from '@/cms/fields/order-field'
import { orderList } from '@/cms/fields/order-list-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { refuseLoops } from '@/cms/hooks/refuse-loops'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { orderEndpoints } from '@/cms/ordering/order-endpoints'
import { orderPanel } from '@/cms/ordering/order-panel'
import { previewOf } from '@/cms/preview/preview-of'

const firstLevel = 'first-level'

/** The menu of the Chinese about page (S1 2.14 reading A, 4). */
export const aboutItems = contentCollection({
  slug: 'about-items',
  labels: { singular: 'About menu item', plural: 'About menu' },
  admin: {
    useAsTitle: 'title',
    group: 'Company',
    defaultColumns: ['title', 'parent', 'pageType', 'order', '_status'],
    components: orderPanel({
      label: 'Order of the first level',
      address: `/api/about-items/${firstLevel}/child-order`,
      collection: 'about-items',
    }),
    ...previewOf('about-items', 'title'),
  },
  defaultSort: 'order',
  versions: contentVersions,
  endpoints: orderEndpoints({
    path: '/:id/child-order',
    collection: 'about-items',
    // Items of the first level have no parent.
    of: (id) => ({ parent: id === firstLevel ? { exists: false } : { equals: id } }),
  }),
  hooks: {
    beforeChange: [refuseLoops({ levels: 2, one: 'menu item', many: 'menu items' })],
    beforeDelete: [refuseWhileUsed],
  },
  fields: [
    fallbackNotice(['title', 'content']),
    titleField({ maxLength: 120 }),
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'about-items',
      index: true,
      filterOptions: ({ id }) => ({ parent: { exists: false }, ...(id && { id: { not_equals: id } }) }),
      admin: { description: 'Empty: an item of the first level.' },
    },
    {
      name: 'pageType',
      type: 'select',
      required: true,
      defaultValue: '1',
      options: [
        { value: '0', label: 'Opens its sub-items' },
        { value: '1', label: 'A page of its own' },
        { value: '2', label: 'A tab of the item above' },
      ],
      admin: {
        description:
          'An item that opens its sub-items has no page; items of the second level are pages or tabs.',
      },
    },
    { name: 'content', type: 'richText', localized: true },
    {
      name: 'shows',
      type: 'select',
      required: true,
      defaultValue: 'text',
      options: [
        { value: 'text', label: 'Nothing more' },
        { value: 'milestones', label: 'All milestones by year' },
        { value: 'honours', label: 'All honours' },
      ],
      admin: { description: 'What is shown below the text.' },
    },
    sitesField,
    orderField(),
    orderList({
      name: 'childOrder',
      label: 'Order of its sub-items',
      owner: 'about-items',
      path: 'child-order',
      collection: 'about-items',
    }),
  ],
})
