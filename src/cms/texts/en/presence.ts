/** Who else has a document open. */
export const presence = {
  editing: '{{name}} is editing this document in {{site}}.',
  invalid: 'The form was not named correctly.',
}
