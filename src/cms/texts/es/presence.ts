/** Who else has a document open. */
export const presence = {
  editing: '{{name}} está editando este documento en {{site}}.',
  invalid: 'El formulario no se ha identificado correctamente.',
}
