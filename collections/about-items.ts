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
import { translated } from '@/cms/texts'

const firstLevel = 'first-level'

/** The menu of the Chinese about page (S1 2.14 reading A, 4). */
export const aboutItems = contentCollection({
  slug: 'about-items',
  labels: { singular: translated('content:aboutItem'), plural: translated('content:aboutItems') },
  admin: {
    useAsTitle: 'title',
    group: translated('groups:company'),
    defaultColumns: ['title', 'pageType', 'order', '_status'],
    components: orderPanel({
      label: translated('content:orderOfFirstLevel'),
      address: `/api/about-items/${firstLevel}/child-order`,
      collection: 'about-items',
    }),
    ...previewOf('about-items'),
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
    beforeChange: [refuseLoops({ levels: 2, noun: 'menuItem' })],
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
      admin: { description: translated('content:firstLevelItem') },
    },
    {
      name: 'pageType',
      type: 'select',
      required: true,
      defaultValue: '1',
      options: [
        { value: '0', label: translated('content:pageOpens') },
        { value: '1', label: translated('content:pageOwn') },
        { value: '2', label: translated('content:pageTab') },
      ],
      admin: {
        description: translated('content:pageTypeHelp'),
      },
    },
    { name: 'content', type: 'richText', localized: true },
    {
      name: 'shows',
      type: 'select',
      required: true,
      defaultValue: 'text',
      options: [
        { value: 'text', label: translated('content:showsText') },
        { value: 'milestones', label: translated('content:showsMilestones') },
        { value: 'honours', label: translated('content:showsHonours') },
      ],
      admin: { description: translated('content:showsHelp') },
    },
    sitesField,
    orderField(),
    orderList({
      name: 'childOrder',
      label: translated('content:orderOfSubItems'),
      owner: 'about-items',
      path: 'child-order',
      collection: 'about-items',
    }),
  ],
})
