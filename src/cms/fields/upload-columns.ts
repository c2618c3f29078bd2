import type { Field } from 'payload'
import { translated } from '../texts'

const cells = '/src/cms/lists/admin/cells'

/** Payload's own fields of an upload, whose columns show words instead of bytes and MIME types. */
export const uploadColumns: Field[] = [
  {
    name: 'filesize',
    type: 'number',
    label: translated('content:fileSize'),
    admin: { components: { Cell: `${cells}#FileSizeCell` } },
  },
  {
    name: 'mimeType',
    type: 'text',
    label: translated('fields:type'),
    admin: { components: { Cell: `${cells}#FileTypeCell` } },
  },
]
