import type { AdminTexts } from '../types'

export const seo: AdminTexts['seo'] = {
  label: 'Recherche et partage',
  title: 'Titre dans les moteurs de recherche',
  titleHelp: 'Aussi celui des liens partagés. Vide : le nom du document avec celui de l’entreprise.',
  description: 'Description dans les moteurs de recherche',
  descriptionHelp: 'Une ou deux phrases sous le titre. Vide : le début du texte.',
  picture: 'Image des liens partagés',
  pictureHelp:
    'Au format paysage, au moins 1200 × 630 px. Vide : l’image de la page ou celle des réglages du site.',
  noIndex: 'Masquer aux moteurs de recherche',
  noIndexHelp:
    'La page n’apparaît ni dans les moteurs de recherche ni dans sitemap.xml. Elle reste publique et la recherche du site la trouve.',
}
