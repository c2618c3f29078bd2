/** The columns, filters and views of lists. */
export const lists = {
  thumbnail: 'Picture',
  sites: 'Sites',
  untitled: 'Without a title',
  titleFrom: 'Title from {{site}}',
  inherited: '{{status}}, title from {{site}}',
  all: 'All',
  missing: 'Missing',
  nothing: 'Not filtered',
  missingTitle: 'Title on this site',
  missingPicture: 'Picture',
  missingAlt: 'Alternative text on this site',
  changes: 'Last changed',
  byAnybody: 'By anybody',
  byMe: 'By me',
  documents_one: '{{total}} document',
  documents_other: '{{total}} documents',
  searchNote: 'Titles are found in all languages.',
}

/** What visitors of a site see of a document. */
export const siteStatuses = {
  published: 'public',
  changed: 'public, with changes that are not',
  draft: 'draft',
  unwritten: 'not written',
  absent: 'not shown',
}
