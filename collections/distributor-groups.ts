import { contentCollection } from '@/cms/content-collection'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'

/** Which distributors may have a restricted file (S2 6). */
export const distributorGroups = contentCollection({
  slug: 'distributor-groups',
  labels: { singular: 'Distributor group', plural: 'Distributor groups' },
  admin: { useAsTitle: 'name', group: 'Distributors', defaultColumns: ['name', 'description'] },
  defaultSort: 'name',
  versions: false,
  hooks: { beforeDelete: [refuseWhileUsed] },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, maxLength: 120 },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 400,
      admin: { description: 'Who belongs to it and which files it is for, as a note for other editors.' },
    },
  ],
})
