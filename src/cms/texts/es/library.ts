import type { AdminTexts } from '../types'

export const library: AdminTexts['library'] = {
  sameContent: 'La biblioteca ya tiene este archivo:',
  useIt: 'Usar el existente',
  choose: 'Elegir {{name}}',
  grid: 'Cuadrícula',
  table: 'Tabla',
  view: 'Vista',
  altOf: 'Texto alternativo de {{name}}',
  altMissing: 'Sin texto alternativo',
  saved: 'Guardado.',
  notSaved: 'No se guardó: {{reason}}',
  unusedOnly: 'Sin usar',
  use: 'Uso',
  usedAndUnused: 'Usados y sin usar',
}
