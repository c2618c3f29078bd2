/** The list of the versions of a document. */
export const versions = {
  saved: 'Enregistrée',
  by: 'Par',
  changes: 'Modifications',
  state: 'État',
  allSites: 'Tous les sites',
  public: 'Publique actuellement',
  published: 'Publiée auparavant',
  draft: 'Brouillon',
}
