import type { GroupField } from 'payload'
import { linkableCollections } from '@/lib/linkable'
import { gapsField } from './gaps-field'
import { targetField } from './target-field'
import { translated } from '../texts'

/** A link to a document, on each site to that site's page, or to any address. */
export const linkField: GroupField = {
  name: 'link',
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'document', type: 'relationship', relationTo: [...linkableCollections] },
        targetField({
          name: 'address',
          localized: true,
          admin: {
            description: translated('content:linkAddressHelp'),
            condition: (_data, sibling) => !sibling?.document,
          },
        }),
      ],
    },
    gapsField('LinkGaps'),
  ],
}
