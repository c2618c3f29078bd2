import type { AdminTexts } from '../types'

export const exports: AdminTexts['exports'] = {
  prefix: '称谓',
  yes: '是',
  no: '否',
  wayOfDownload: '下载方式',
  foundInAll: '全部结果数',
  savedAt: '保存时间',
  publication: '发布状态',
  id: 'ID',
}
