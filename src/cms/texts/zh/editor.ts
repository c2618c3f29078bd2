import type { AdminTexts } from '../types'

export const editor: AdminTexts['editor'] = {
  table: '表格',
  rowAbove: '在上方插入行',
  rowBelow: '在下方插入行',
  columnBefore: '在前面插入列',
  columnAfter: '在后面插入列',
  headerRow: '标题行',
  headerColumn: '标题列',
  mergeCells: '合并单元格',
  splitCell: '拆分单元格',
  deleteRow: '删除行',
  deleteColumn: '删除列',
  deleteTable: '删除表格',
}
