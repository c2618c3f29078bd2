/** Above a form: fields that somebody else has changed at the same time. */
export const merging = {
  refused:
    'Ces champs ont été modifiés entre-temps dans une autre fenêtre. Choisissez au-dessus du formulaire la version à conserver.',
  refusedBy:
    '{{name}} a modifié entre-temps les mêmes champs. Choisissez au-dessus du formulaire la version à conserver.',
  title:
    'Modifications simultanées : {{name}} a enregistré une autre version de ces champs ({{time}}). Rien n’est enregistré tant que vous n’avez pas choisi pour chacun.',
  titleUnknown:
    'Modifications dans une autre fenêtre : une autre version de ces champs a été enregistrée ({{time}}). Rien n’est enregistré tant que vous n’avez pas choisi pour chacun.',
  mine: 'Votre version',
  theirs: 'Version de {{name}}',
  stored: 'Version enregistrée',
  keepMine: 'Garder la mienne',
  takeTheirs: 'Prendre celle-ci',
  empty: '(vide)',
  rows_one: '{{count}} ligne',
  rows_other: '{{count}} lignes',
  yes: 'Oui',
  no: 'Non',
}
