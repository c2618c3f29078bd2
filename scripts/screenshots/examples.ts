import type { GuideLanguage } from '@/cms/guide/chapters'
import { ownSites, type Admin } from '../lib/admin.ts'

/** Documents of the pictures: of the demo content, and our own ones, which are deleted afterwards. */
export type Examples = {
  demoArticle: string
  /** A published copy of the article, which may be changed. */
  article: string
}

const titles: Record<GuideLanguage, string> = { en: 'nitrogen rooms', zh: '液氮' }

export async function makeExamples({ store, language }: Admin): Promise<Examples> {
  const locale = ownSites[language]
  const { id: demoArticle, title } = await store.findOne('news', {
    locale,
    'where[title][like]': titles[language],
    'where[sites][in]': locale,
    sort: 'id',
  })
  const article = await store.duplicate(`news/${demoArticle}`)
  await store.update(`news/${article}`, { title, _status: 'published' }, { locale })
  return { demoArticle, article }
}
