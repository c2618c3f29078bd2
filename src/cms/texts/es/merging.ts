/** Above a form: fields that somebody else has changed at the same time. */
export const merging = {
  refused:
    'Estos campos se han modificado entretanto en otra ventana. Elija encima del formulario qué versión se conserva.',
  refusedBy:
    '{{name}} ha modificado entretanto los mismos campos. Elija encima del formulario qué versión se conserva.',
  title:
    'Cambios simultáneos: {{name}} guardó otra versión de estos campos ({{time}}). No se guarda nada hasta que elija una para cada campo.',
  titleUnknown:
    'Cambios en otra ventana: se guardó otra versión de estos campos ({{time}}). No se guarda nada hasta que elija una para cada campo.',
  mine: 'Su versión',
  theirs: 'Versión de {{name}}',
  stored: 'Versión guardada',
  keepMine: 'Conservar la mía',
  takeTheirs: 'Usar esta',
  empty: '(vacío)',
  rows_one: '{{count}} fila',
  rows_other: '{{count}} filas',
  yes: 'Sí',
  no: 'No',
}
