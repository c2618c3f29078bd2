/** The headings and cells of exported tables that no field has as its label. */
export const exports = {
  prefix: 'Form of address',
  yes: 'Yes',
  no: 'No',
  wayOfDownload: 'Type',
  foundInAll: 'Results in total',
  savedAt: 'Saved on',
  publication: 'Publication',
  id: 'ID',
}
