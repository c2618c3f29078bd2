import type { Page, Values } from '../page'
import { id, label, oneOf, pageNo, requiredId } from '../param'

export const news = {
  /**
   * S1 2.8, 2.10. International: `id` or `code` selects a type, `mode=history` shows 'Milestones & Awards'
   * instead of a list, `newsletters` is the language of the newsletters; `name` and `index` are from old
   * links. Internal: /<site>/news/<selector>/<language>/<pageNo>, selector one of all (Chinese: all news;
   * international: the first type), id-<id>, code-<code>, history.
   */
  news: {
    zh: ['news'],
    intl: ['news'],
    query: {
      id: { ...id, only: 'intl' },
      code: { ...id, only: 'intl' },
      mode: { ...oneOf('history'), only: 'intl' },
      newsletters: { ...oneOf('en', 'es', 'fr'), only: 'intl', pager: true },
      name: { ...label, only: 'intl' },
      index: { ...label, only: 'intl' },
      pageNo,
    },
    segments: [['mode', 'id', 'code'], ['newsletters'], 'pageNo'],
    translate: codeFromName,
    built: true,
  },

  /** S1 2.9. */
  newsDetail: {
    zh: ['newsDetail'],
    intl: ['newsDetail'],
    query: { id: requiredId, name: label },
    segments: ['id'],
    built: true,
  },
} as const satisfies Record<string, Page>

/** 'Industry News' and 'Latest News from {company}', the names of the old route (S1 2.1), as codes of types. */
function codeFromName(values: Values): Values {
  const { name, code } = values
  if (code || !name) return values
  if (name === 'Industry News') return { ...values, code: 'IndustryNews' }
  return name.startsWith('Latest News') ? { ...values, code: 'LatestNews' } : values
}
