/** The list of the versions of a document. */
export const versions = {
  saved: 'Guardada',
  by: 'Por',
  changes: 'Cambia',
  state: 'Estado',
  allSites: 'Todos los sitios',
  public: 'Pública ahora',
  published: 'Publicada antes',
  draft: 'Borrador',
}
