import { contentCollection } from '@/cms/content-collection'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { translated } from '@/cms/texts'

/** Which distributors may have a restricted file (S2 6). */
export const distributorGroups = contentCollection({
  slug: 'distributor-groups',
  labels: {
    singular: translated('content:distributorGroup'),
    plural: translated('content:distributorGroups'),
  },
  admin: {
    useAsTitle: 'name',
    group: translated('groups:distributors'),
    defaultColumns: ['name', 'description'],
  },
  defaultSort: 'name',
  versions: false,
  hooks: { beforeDelete: [refuseWhileUsed] },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, maxLength: 120 },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 400,
      admin: { description: translated('content:groupNote') },
    },
  ],
})
