import type { AdminTexts } from '../types'

export const planning: AdminTexts['planning'] = {
  title: 'Publication programmée',
  help: 'Le dernier brouillon à ce moment-là est publié. Les visiteurs voient le changement en une seconde.',
  waits: 'Non public. Publication le {{time}}.',
  publishAt: 'Publication le {{time}}',
  publishSiteAt: 'Publication sur {{site}} le {{time}}',
  unpublishAt: 'Dépublication le {{time}}',
  publishFailed:
    'La publication du {{time}} a échoué : des champs manquent ou ne sont pas valides. Publiez le document vous-même pour voir lesquels.',
  unpublishFailed: 'La dépublication du {{time}} a échoué. Dépubliez le document vous-même.',
  cancel: 'Annuler',
  dismiss: 'Masquer',
  cancelled: 'Annulé.',
  plan: 'Programmer',
  planned: 'Programmé.',
  action: 'Action',
  publish: 'Publier',
  unpublish: 'Dépublier',
  time: 'Date et heure ({{zone}})',
  sites: 'Sites',
  timeMissing: 'Choisissez une date et une heure.',
  timeIsPast: 'Ce moment est passé : choisissez-en un plus tard.',
  notPlanned: 'Ce n’est plus programmé.',
  endBeforeStart: 'La fin doit être postérieure au début.',
  endIsPast: 'La fin est passée : choisissez-en une plus tard, ou supprimez-la.',
}
