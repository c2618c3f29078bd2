import type { AdminTexts } from '../types'

export const editor: AdminTexts['editor'] = {
  table: 'Tableau',
  rowAbove: 'Insérer une ligne au-dessus',
  rowBelow: 'Insérer une ligne au-dessous',
  columnBefore: 'Insérer une colonne avant',
  columnAfter: 'Insérer une colonne après',
  headerRow: 'Ligne d’en-tête',
  headerColumn: 'Colonne d’en-tête',
  mergeCells: 'Fusionner les cellules',
  splitCell: 'Fractionner la cellule',
  deleteRow: 'Supprimer la ligne',
  deleteColumn: 'Supprimer la colonne',
  deleteTable: 'Supprimer le tableau',
}
