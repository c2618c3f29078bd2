/** The list of the versions of a document. */
export const versions = {
  saved: 'Saved',
  by: 'By',
  changes: 'Changes',
  state: 'State',
  allSites: 'All sites',
  public: 'Public now',
  published: 'Published earlier',
  draft: 'Draft',
}
