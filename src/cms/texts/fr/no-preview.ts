/** The page in place of a preview that cannot be opened. */
export const noPreview = {
  signInTitle: 'Connectez-vous pour voir l’aperçu',
  signedOut:
    'Vous n’êtes pas connecté, ou votre session a pris fin. Connectez-vous, puis rouvrez l’aperçu. Ce que vous avez saisi dans le formulaire y reste.',
  signIn: 'Se connecter',
  again: 'Rouvrir l’aperçu',
  roleTitle: 'Votre compte ne donne pas accès aux aperçus',
  role: 'Il permet seulement de traiter les demandes. Demandez le rôle « Rédacteur » à un administrateur.',
  pageTitle: 'Pas de page sur {{site}}',
  page: 'Ce site n’a pas de page pour ce document. Ouvrez son aperçu sur un autre site, ou choisissez ce site en haut à droite du formulaire :',
  nowhereTitle: 'Il n’y a pas encore de page à afficher',
  nowhere:
    'La page dépend d’un champ encore vide, comme la nature ou l’emplacement. Remplissez-le, enregistrez le document, puis rouvrez l’aperçu.',
  versionTitle: 'Cette version n’existe pas',
  version:
    'Seules les dernières versions d’un document sont conservées. Choisissez-en une autre sous « Versions », ou ouvrez le dernier brouillon.',
  latestDraft: 'Ouvrir le dernier brouillon',
}
