import { contentCollection } from '@/cms/content-collection'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'

/** The parents of solutions, in menu order (S2 2.6). */
export const solutionTypes = contentCollection({
  slug: 'solution-types',
  labels: { singular: 'Solution type', plural: 'Solution types' },
  admin: { useAsTitle: 'name', group: 'Solutions', defaultColumns: ['name', 'showsRelated', 'order'] },
  defaultSort: 'order',
  versions: false,
  hooks: { beforeDelete: [refuseWhileUsed] },
  fields: [
    titleField({ name: 'name', maxLength: 120 }),
    {
      name: 'showsRelated',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Its solutions show related products and cases; off for Sectors.' },
    },
    orderField({ sidebar: false }),
    sitesField,
  ],
})
