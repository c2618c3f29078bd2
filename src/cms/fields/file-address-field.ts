import type { UIField } from 'payload'

/** On the page of a file: its public address, and what happens to it when the file is replaced. */
export const fileAddress: UIField = {
  name: 'address',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/src/cms/admin/file-address/file-address#FileAddress' },
  },
}
