import type { AdminTexts } from '../types'

export const exports: AdminTexts['exports'] = {
  prefix: 'Civilité',
  yes: 'Oui',
  no: 'Non',
  wayOfDownload: 'Mode',
  foundInAll: 'Résultats au total',
  savedAt: 'Enregistré le',
  publication: 'Publication',
  id: 'ID',
}
