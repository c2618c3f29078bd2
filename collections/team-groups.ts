import { contentCollection } from '@/cms/content-collection'
import { previewOf } from '@/cms/preview/preview-of'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { orderField } from '@/cms/fields/order-field'
import { orderList } from '@/cms/fields/order-list-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { orderEndpoints } from '@/cms/ordering/order-endpoints'
import { withManualOrder } from '@/cms/ordering/order-panel'
import { translated } from '@/cms/texts'

/** Parts of the team: leaders, a sales area each, research and development (S1 2.13, 3). */
export const teamGroups = contentCollection(
  withManualOrder(translated('content:orderOfGroups'), {
    slug: 'team-groups',
    labels: { singular: translated('content:teamGroup'), plural: translated('content:teamGroups') },
    admin: {
      ...previewOf('team-groups'),
      useAsTitle: 'name',
      group: translated('groups:company'),
      defaultColumns: ['name', 'kind', 'order', 'sites'],
    },
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
          { value: 'leaders', label: translated('content:leaders') },
          { value: 'sales', label: translated('content:salesArea') },
          { value: 'rd', label: translated('content:research') },
        ],
      },
      orderField(),
      sitesField,
      orderList({
        name: 'memberOrder',
        label: translated('content:orderOfMembers'),
        owner: 'team-groups',
        path: 'member-order',
        collection: 'team-members',
      }),
    ],
  }),
)
