import type { AdminTexts } from '../types'

export const library: AdminTexts['library'] = {
  sameContent: '库中已有此文件：',
  useIt: '改用该文件',
  choose: '选择 {{name}}',
  grid: '网格',
  table: '表格',
  view: '视图',
  altOf: '{{name}} 的替代文本',
  altMissing: '无替代文本',
  saved: '已保存。',
  notSaved: '未保存：{{reason}}',
  unusedOnly: '未使用',
  use: '使用情况',
  usedAndUnused: '已使用和未使用',
}
