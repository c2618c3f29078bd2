import type { AdminTexts } from '../types'

export const redirects: AdminTexts['redirects'] = {
  fromInvalid: 'Saisissez le chemin d’une adresse des sites, par exemple /en/old-page.',
  fromSystem:
    'Cette adresse appartient à un fichier ou au système. Seules les pages manquantes peuvent être redirigées.',
  fromPage: 'Il y a toujours une page à cette adresse. Seules les pages manquantes peuvent être redirigées.',
  otherSite: 'L’adresse appartient au site {{site}}. Choisissez ce site ou tous les sites.',
  sameAddress: 'Il existe déjà une redirection pour cette adresse : « {{other}} ». Modifiez-la.',
  targetMissing: 'Choisissez un document ou saisissez une adresse.',
  targetInvalid:
    'Saisissez un chemin des sites, par exemple /en/news, ou une adresse qui commence par https://.',
  noSuchPage: 'Les sites n’ont pas de page à cette adresse. Choisissez-en une qui existe.',
  targetNotPublic:
    'Les visiteurs ne peuvent pas ouvrir ce document sur le site choisi. Publiez-le sur ce site ou choisissez-en un autre.',
  self: 'La redirection mènerait à sa propre adresse. Choisissez une autre cible.',
  loop: 'Les redirections formeraient une boucle : « {{other}} » ramène à cette adresse. Choisissez une autre cible ou supprimez cette redirection.',
  leadsOn: 'La cible est elle-même redirigée : « {{other}} ». Choisissez {{target}} comme cible.',
  leadsHere: 'La redirection « {{other}} » mène à cette adresse. Remplacez d’abord sa cible par {{target}}.',
  tableTitle: 'Tableau des redirections',
  tableIntro:
    'Un tableau (CSV) pour tableur avec toutes les redirections. Les lignes sont reconnues par leur adresse et leur site : les redirections connues sont modifiées, les autres ajoutées. Les redirections absentes du tableau ne changent pas.',
  tableHelp:
    'Le tableau est vérifié en entier avant toute écriture. Si une cellule est fausse, rien n’est enregistré.',
  importRedirects_one: 'Importer {{total}} redirection',
  importRedirects_other: 'Importer {{total}} redirections',
  test: 'Tester une adresse',
  testHere: 'Où mène cette adresse actuellement',
  testAddress: 'Adresse des sites',
  runTest: 'Tester',
  isPage: 'une page publique',
  isMissing: 'aucune page',
  leadsTo: 'mène à {{to}} (redirection permanente)',
  leadsToForNow: 'mène à {{to}} (redirection temporaire)',
  isSystem: 'Un fichier ou une partie du système, pas une page.',
  noEffect:
    'Sur {{sites}}, les visiteurs voient la page elle-même : la redirection y est sans effet tant que la page est publique.',
  create: 'Créer une redirection',
  createFor: 'pour {{address}}',
  withdrawn: 'Où l’adresse doit-elle mener ?',
  withdrawnText:
    '« {{title}} » n’est plus public. Les visiteurs qui suivent d’anciens liens ne trouvent pas de page à son adresse.',
  toDocument: 'Vers un autre document',
  toList: 'Vers sa liste',
  toAddress: 'Vers une adresse',
  toNothing: 'Nulle part : les visiteurs voient la page d’erreur',
  chooseDocument: 'Choisir un document',
  chosen: 'Choisi : {{title}}',
  save: 'Enregistrer',
  saved: 'La redirection est enregistrée.',
  savedNowhere: 'L’adresse ne mène nulle part.',
}
