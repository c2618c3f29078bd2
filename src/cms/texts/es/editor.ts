import type { AdminTexts } from '../types'

export const editor: AdminTexts['editor'] = {
  table: 'Tabla',
  rowAbove: 'Insertar fila encima',
  rowBelow: 'Insertar fila debajo',
  columnBefore: 'Insertar columna antes',
  columnAfter: 'Insertar columna después',
  headerRow: 'Fila de encabezado',
  headerColumn: 'Columna de encabezado',
  mergeCells: 'Combinar celdas',
  splitCell: 'Dividir celda',
  deleteRow: 'Eliminar fila',
  deleteColumn: 'Eliminar columna',
  deleteTable: 'Eliminar tabla',
}
