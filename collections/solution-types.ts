import { contentCollection } from '@/cms/content-collection'
import { previewOf } from '@/cms/preview/preview-of'
import { orderList } from '@/cms/fields/order-list-field'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { orderEndpoints } from '@/cms/ordering/order-endpoints'
import { withManualOrder } from '@/cms/ordering/order-panel'
import { translated } from '@/cms/texts'

/** The parents of solutions, in menu order (S2 2.6). */
export const solutionTypes = contentCollection(
  withManualOrder(translated('content:orderOfSolutionTypes'), {
    slug: 'solution-types',
    labels: { singular: translated('content:solutionType'), plural: translated('content:solutionTypes') },
    admin: {
      ...previewOf('solution-types'),
      useAsTitle: 'name',
      group: translated('groups:solutions'),
      defaultColumns: ['name', 'showsRelated', 'order'],
    },
    versions: false,
    endpoints: orderEndpoints({
      path: '/:id/solution-order',
      collection: 'solutions',
      of: (id) => ({ type: { equals: id } }),
    }),
    hooks: { beforeDelete: [refuseWhileUsed] },
    fields: [
      titleField({ name: 'name', maxLength: 120 }),
      {
        name: 'showsRelated',
        type: 'checkbox',
        defaultValue: true,
        admin: { description: translated('content:showsRelatedHelp') },
      },
      orderField({ sidebar: false }),
      sitesField,
      orderList({
        name: 'solutionOrder',
        label: translated('content:orderOfSolutions'),
        owner: 'solution-types',
        path: 'solution-order',
        collection: 'solutions',
      }),
    ],
  }),
)
