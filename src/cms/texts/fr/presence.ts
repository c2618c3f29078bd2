/** Who else has a document open. */
export const presence = {
  editing: '{{name}} modifie ce document pour {{site}}.',
  invalid: 'Le formulaire n’est pas identifié correctement.',
}
