/** The editor of rich texts. */
export const editor = {
  table: 'Table',
  rowAbove: 'Insert row above',
  rowBelow: 'Insert row below',
  columnBefore: 'Insert column before',
  columnAfter: 'Insert column after',
  headerRow: 'Header row',
  headerColumn: 'Header column',
  mergeCells: 'Merge cells',
  splitCell: 'Split cell',
  deleteRow: 'Delete row',
  deleteColumn: 'Delete column',
  deleteTable: 'Delete table',
}
