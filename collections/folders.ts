import { contentCollection } from '@/cms/content-collection'
import { refuseLoops } from '@/cms/hooks/refuse-loops'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { orderField } from '@/cms/fields/order-field'
import { titleField } from '@/cms/fields/title-field'
import { translated } from '@/cms/texts'

/** The folders of pictures and files, for editors only: addresses and pages do not show them. */
export const folders = contentCollection({
  slug: 'folders',
  labels: { singular: translated('content:folder'), plural: translated('content:folders') },
  admin: {
    group: translated('groups:files'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'order'],
  },
  defaultSort: 'order',
  versions: false,
  hooks: {
    beforeChange: [refuseLoops({ levels: 4, noun: 'folder' })],
    beforeDelete: [refuseWhileUsed],
  },
  fields: [
    titleField({ name: 'name', maxLength: 120 }),
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'folders',
      index: true,
      label: translated('content:folderAbove'),
      admin: { description: translated('content:firstLevelFolder') },
    },
    orderField({ sidebar: false }),
  ],
})
