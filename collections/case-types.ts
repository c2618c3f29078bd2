import { contentCollection } from '@/cms/content-collection'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'

/** Case types in menu order (S1 3). */
export const caseTypes = contentCollection({
  slug: 'case-types',
  labels: { singular: 'Case type', plural: 'Case types' },
  admin: { useAsTitle: 'name', group: 'Cases', defaultColumns: ['name', 'order', 'sites'] },
  defaultSort: 'order',
  versions: false,
  hooks: { beforeDelete: [refuseWhileUsed] },
  fields: [
    titleField({ name: 'name', maxLength: 120 }),
    { name: 'cover', type: 'upload', relationTo: 'media' },
    orderField({ sidebar: false }),
    sitesField,
  ],
})
