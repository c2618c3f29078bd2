import type { TextField, UIField } from 'payload'

/** The SHA-256 of the uploaded bytes, by which an upload of the same file is recognised. */
export const contentHashField: TextField = {
  name: 'contentHash',
  type: 'text',
  index: true,
  admin: { disabled: true },
}

/** Says in the form of a new upload that the library has the file already. */
export const sameContentNotice: UIField = {
  name: 'sameContent',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/src/cms/library/admin/same-content#SameContent' },
  },
}
