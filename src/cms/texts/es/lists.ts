import type { AdminTexts } from '../types'

export const lists: AdminTexts['lists'] = {
  thumbnail: 'Imagen',
  sites: 'Sitios',
  untitled: 'Sin título',
  titleFrom: 'Título de {{site}}',
  inherited: '{{status}}, título de {{site}}',
  all: 'Todo',
  missing: 'Falta',
  nothing: 'Sin filtrar',
  missingTitle: 'Título en este sitio',
  missingPicture: 'Imagen',
  missingAlt: 'Texto alternativo en este sitio',
  changes: 'Último cambio',
  byAnybody: 'De cualquiera',
  byMe: 'Mío',
  documents_one: '{{total}} documento',
  documents_other: '{{total}} documentos',
  searchNote: 'Los títulos se encuentran en todos los idiomas.',
}

export const siteStatuses: AdminTexts['siteStatuses'] = {
  published: 'público',
  changed: 'público, con cambios sin publicar',
  draft: 'borrador',
  unwritten: 'sin escribir',
  absent: 'no se muestra',
}
