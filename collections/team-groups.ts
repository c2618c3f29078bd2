import { contentCollection } from '@/cms/content-collection'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'

/** Parts of the team: leaders, a sales area each, research and development (S1 2.13, 3). */
export const teamGroups = contentCollection({
  slug: 'team-groups',
  labels: { singular: 'Team group', plural: 'Team groups' },
  admin: { useAsTitle: 'name', group: 'Company', defaultColumns: ['name', 'kind', 'order', 'sites'] },
  defaultSort: 'order',
  versions: false,
  hooks: { beforeDelete: [refuseWhileUsed] },
  fields: [
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
    orderField({ sidebar: false }),
    sitesField,
  ],
})
