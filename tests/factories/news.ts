import type { Payload } from 'payload'
import type { News, NewsType } from '@/payload-types'
import { newId } from '@/lib/id'
import { savingOf, type Saving } from './saving'

/** An article of a type of its own, shown on every site and published by default. */
export async function makeNews(cms: Payload, data: Partial<News> = {}, saving: Saving = {}): Promise<News> {
  const { status, ...options } = savingOf(saving)
  const type = data.type ?? (await makeNewsType(cms)).id
  return cms.create({
    collection: 'news',
    ...options,
    data: { title: 'An article', publishTime: '2026-01-01T00:00:00.000Z', _status: status, ...data, type },
  } as Parameters<typeof cms.create<'news', never>>[0]) as Promise<News>
}

/** Saves changes to an article: published, or as a draft on top. */
export async function changeNews(cms: Payload, id: string, data: Partial<News>, saving: Saving = {}) {
  const { status, ...options } = savingOf(saving)
  return cms.update({ collection: 'news', id, ...options, data: { _status: status, ...data } })
}

/**
 * Later than everything that was published before, and not in the future, in which nothing is public; `place` from 1
 * to 9 orders articles that are made together.
 */
export function newestTime(place = 9): string {
  return new Date(Date.now() - (10 - place)).toISOString()
}

export async function makeNewsType(cms: Payload, data: Partial<NewsType> = {}): Promise<NewsType> {
  const defaults = { name: 'A type', code: `type-${newId()}`, order: 0, sites: undefined }
  return cms.create({ collection: 'news-types', data: { ...defaults, ...data } as NewsType })
}
