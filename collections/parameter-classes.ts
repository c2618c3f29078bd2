import { contentCollection } from '@/cms/content-collection'
import { orderField } from '@/cms/fields/order-field'
import { titleField } from '@/cms/fields/title-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { translated } from '@/cms/texts'

/** The headings of parameter tables (parameterClass, S2 3). */
export const parameterClasses = contentCollection({
  slug: 'parameter-classes',
  labels: { singular: translated('content:parameterClass'), plural: translated('content:parameterClasses') },
  admin: { useAsTitle: 'name', group: translated('groups:catalogue'), defaultColumns: ['name', 'order'] },
  defaultSort: 'order',
  versions: false,
  hooks: { beforeDelete: [refuseWhileUsed] },
  fields: [titleField({ name: 'name', maxLength: 120 }), orderField({ sidebar: false })],
})
