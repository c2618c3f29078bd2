/** The targets of links in menus and settings. */
export const targets = {
  placeholder: 'Page, document ou https://…',
  options: 'Pages et documents',
  searching: 'Recherche…',
  nothing:
    'Aucune page ni aucun document trouvé. Pour un autre site web, saisissez son adresse avec https://.',
  found_one: '{{count}} résultat. Les flèches choisissent, Entrée valide.',
  found_other: '{{count}} résultats. Les flèches choisissent, Entrée valide.',
  notPublicOption: '{{kind}}, non public',
  open: 'Ouvrir',
  edit: 'Modifier',
  newTab: '{{label}} (nouvel onglet)',
  otherSite: 'Mène à {{site}}.',
  noPage:
    'Aucune page des sites n’a cette adresse. Choisissez-en une dans la liste ou saisissez l’adresse d’un autre site web avec https://.',
  missing: 'Ce document n’existe plus : les visiteurs obtiennent une page d’erreur.',
  notPublic: 'Non public sur {{site}} : les visiteurs obtiennent une page d’erreur.',
  invalid:
    'Choisissez une page ou un document dans la liste, ou saisissez l’adresse d’un autre site web avec https://.',
  noSuchPage:
    'Aucune page des sites n’a l’adresse {{address}}. Choisissez une page ou un document dans la liste, ou saisissez l’adresse d’un autre site web avec https://.',
}
