import { contentCollection } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { orderField } from '@/cms/fields/order-field'
import { orderList } from '@/cms/fields/order-list-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { orderEndpoints } from '@/cms/ordering/order-endpoints'
import { withManualOrder } from '@/cms/ordering/order-panel'

/** Parts of the team: leaders, a sales area each, research and development (S1 2.13, 3). */
export const teamGroups = contentCollection(
  withManualOrder('Order of the groups', {
    slug: 'team-groups',
    labels: { singular: 'Team group', plural: 'Team groups' },
    admin: { useAsTitle: 'name', group: 'Company', defaultColumns: ['name', 'kind', 'order', 'sites'] },
    versions: false,
    endpoints: orderEndpoints({
      path: '/:id/member-order',
      collection: 'team-members',
      of: (id) => ({ group: { equals: id } }),
    }),
    hooks: { beforeDelete: [refuseWhileUsed] },
    fields: [
      fallbackNotice(['name']),
      titleField({ name: 'name', maxLength: 120 }),
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'sales',
        options: [
          { value: 'leaders', label: 'Leaders, as cards' },
          { value: 'sales', label: 'A sales area, as a table' },
          { value: 'rd', label: 'Research and development, as a table' },
        ],
      },
      orderField(),
      sitesField,
      orderList({
        name: 'memberOrder',
        label: 'Order of its members',
        owner: 'team-groups',
        path: 'member-order',
        collection: 'team-members',
      }),
    ],
  }),
)
