import type { AdminTexts } from '../types'

export const guide: AdminTexts['guide'] = {
  title: '使用手册',
  chapters: '章节',
  onThisPage: '本页内容',
  languages: '使用手册有英文版和中文版。',
}
