/** The library of pictures and files. */
export const library = {
  sameContent: 'The library has this file already:',
  useIt: 'Use it instead',
  choose: 'Choose {{name}}',
  grid: 'Grid',
  table: 'Table',
  view: 'View',
  altOf: 'Alternative text of {{name}}',
  altMissing: 'No alternative text',
  saved: 'Saved.',
  notSaved: 'It was not saved: {{reason}}',
  unusedOnly: 'Unused',
  use: 'Use',
  usedAndUnused: 'Used and unused',
}
