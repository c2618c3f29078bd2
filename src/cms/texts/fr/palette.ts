/** The search for documents, views and settings. */
export const palette = {
  title: 'Rechercher partout',
  shortcut: 'Rechercher partout (Ctrl ou Cmd et K)',
  placeholder: 'Nom, modèle, identifiant, vue ou réglage',
  results: 'Résultats',
  lists: 'Liste',
  settings: 'Réglage',
  views: 'Vue',
  creations: 'Nouveau document',
  create: 'Créer : {{kind}}',
  dashboard: 'Tableau de bord',
  account: 'Compte',
  searching: 'Recherche en cours…',
  nothing: 'Aucun résultat. Essayez moins de mots, une autre langue, un modèle ou un identifiant.',
  found_one: '{{count}} résultat. Entrée l’ouvre, avec Ctrl ou Cmd dans un nouvel onglet.',
  found_other:
    '{{count}} résultats. Les flèches choisissent, Entrée ouvre, avec Ctrl ou Cmd dans un nouvel onglet.',
}
