import { contentCollection } from '@/cms/content-collection'
import { orderList } from '@/cms/fields/order-list-field'
import { orderEndpoints } from '@/cms/ordering/order-endpoints'
import { orderField } from '@/cms/fields/order-field'
import { titleField } from '@/cms/fields/title-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { withManualOrder } from '@/cms/ordering/order-panel'
import { translated } from '@/cms/texts'

/** The headings of parameter tables (parameterClass, S2 3). */
export const parameterClasses = contentCollection(
  withManualOrder(translated('content:orderOfParameterClasses'), {
    slug: 'parameter-classes',
    labels: {
      singular: translated('content:parameterClass'),
      plural: translated('content:parameterClasses'),
    },
    admin: { useAsTitle: 'name', group: translated('groups:catalogue'), defaultColumns: ['name', 'order'] },
    versions: false,
    endpoints: orderEndpoints({
      path: '/:id/parameter-order',
      collection: 'parameters',
      of: (id) => ({ class: { equals: id } }),
    }),
    hooks: { beforeDelete: [refuseWhileUsed] },
    fields: [
      titleField({ name: 'name', maxLength: 120 }),
      orderField({ sidebar: false }),
      orderList({
        name: 'parameterOrder',
        label: translated('content:orderOfParameters'),
        owner: 'parameter-classes',
        path: 'parameter-order',
        collection: 'parameters',
      }),
    ],
  }),
)
