import type { AdminTexts } from '../types'

export const exports: AdminTexts['exports'] = {
  prefix: 'Tratamiento',
  yes: 'Sí',
  no: 'No',
  wayOfDownload: 'Modo',
  foundInAll: 'Resultados en total',
  savedAt: 'Guardado el',
  publication: 'Publicación',
  id: 'ID',
}
