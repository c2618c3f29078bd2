import type { AdminTexts } from '../types'

export const lists: AdminTexts['lists'] = {
  thumbnail: 'Image',
  sites: 'Sites',
  untitled: 'Sans titre',
  titleFrom: 'Titre du site {{site}}',
  inherited: '{{status}}, titre du site {{site}}',
  all: 'Tout',
  missing: 'Manquant',
  nothing: 'Sans filtre',
  missingTitle: 'Titre sur ce site',
  missingPicture: 'Image',
  missingAlt: 'Texte alternatif sur ce site',
  changes: 'Dernière modification',
  byAnybody: 'Par tous',
  byMe: 'Par moi',
  documents_one: '{{total}} document',
  documents_other: '{{total}} documents',
  searchNote: 'Les titres sont trouvés dans toutes les langues.',
}

export const siteStatuses: AdminTexts['siteStatuses'] = {
  published: 'public',
  changed: 'public, avec des modifications non publiées',
  draft: 'brouillon',
  unwritten: 'non rédigé',
  absent: 'non affiché',
}
