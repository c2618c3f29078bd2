import type { RelationshipField } from 'payload'
import { translated } from '../texts'

/** The folder of a picture or file. */
export const folderField: RelationshipField = {
  name: 'folder',
  type: 'relationship',
  relationTo: 'folders',
  index: true,
  label: translated('content:folder'),
}
