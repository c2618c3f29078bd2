import type { AdminTexts } from '../types'

export const lists: AdminTexts['lists'] = {
  thumbnail: '图片',
  sites: '站点',
  untitled: '无标题',
  titleFrom: '标题来自 {{site}}',
  inherited: '{{status}}，标题来自 {{site}}',
  all: '全部',
  missing: '缺少',
  nothing: '不筛选',
  missingTitle: '此站点的标题',
  missingPicture: '图片',
  missingAlt: '此站点的替代文本',
  changes: '最后修改',
  byAnybody: '任何人',
  byMe: '我',
  documents_one: '{{total}} 项',
  documents_other: '{{total}} 项',
  searchNote: '标题可用任何语言搜索。',
}

export const siteStatuses: AdminTexts['siteStatuses'] = {
  published: '已公开',
  changed: '已公开，有未发布的修改',
  draft: '草稿',
  unwritten: '未填写',
  absent: '不显示',
}
