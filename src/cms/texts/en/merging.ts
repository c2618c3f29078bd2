/** Above a form: fields that somebody else has changed at the same time. */
export const merging = {
  refused:
    'These fields were changed meanwhile in another window. Choose above the form which version is kept.',
  refusedBy: '{{name}} has changed the same fields meanwhile. Choose above the form which version is kept.',
  title:
    'Changed at the same time: {{name}} saved other versions of these fields ({{time}}). Nothing is saved until you have chosen one for each.',
  titleUnknown:
    'Changed in another window: other versions of these fields were saved ({{time}}). Nothing is saved until you have chosen one for each.',
  mine: 'Yours',
  theirs: 'Saved by {{name}}',
  stored: 'Saved',
  keepMine: 'Keep mine',
  takeTheirs: 'Take this',
  empty: '(empty)',
  rows_one: '{{count}} row',
  rows_other: '{{count}} rows',
  yes: 'Yes',
  no: 'No',
}
