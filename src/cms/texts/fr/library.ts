import type { AdminTexts } from '../types'

export const library: AdminTexts['library'] = {
  sameContent: 'La bibliothèque contient déjà ce fichier :',
  useIt: 'Utiliser le fichier existant',
  choose: 'Choisir {{name}}',
  grid: 'Grille',
  table: 'Tableau',
  view: 'Affichage',
  altOf: 'Texte alternatif de {{name}}',
  altMissing: 'Sans texte alternatif',
  saved: 'Enregistré.',
  notSaved: 'Non enregistré : {{reason}}',
  unusedOnly: 'Inutilisés',
  use: 'Utilisation',
  usedAndUnused: 'Utilisés ou non',
}
