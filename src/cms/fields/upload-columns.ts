import type { Field } from 'payload'

const cells = '/src/cms/lists/admin/cells'

/** Payload's own fields of an upload, whose columns show words instead of bytes and MIME types. */
export const uploadColumns: Field[] = [
  { name: 'filesize', type: 'number', admin: { components: { Cell: `${cells}#FileSizeCell` } } },
  { name: 'mimeType', type: 'text', admin: { components: { Cell: `${cells}#FileTypeCell` } } },
]
