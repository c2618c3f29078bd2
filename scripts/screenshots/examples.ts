import type { GuideLanguage } from '@/cms/guide/chapters'
import { ownSites, type Admin } from '../lib/admin.ts'

/** Documents of the pictures: of the demo content, and our own ones, which are deleted afterwards. */
export type Examples = {
  demoArticle: string
  /** A published copy of the article, which may be changed. */
  article: string
}

const titles: Record<GuideLanguage, string> = { en: 'nitrogen rooms', zh: '液氮' }

export async function makeExamples(admin: Admin): Promise<Examples> {
  const site = ownSites[admin.language]
  const demoArticle = await admin.find('news', {
    locale: site,
    'where[title][like]': titles[admin.language],
    'where[sites][in]': site,
    sort: 'id',
  })
  const article = await admin.duplicate('news', demoArticle)
  const { title } = await admin.request<{ title: string }>(
    'GET',
    `news/${demoArticle}?locale=${site}&depth=0`,
  )
  await admin.update(`news/${article}?locale=${site}`, { title, _status: 'published' })
  return { demoArticle, article }
}

export async function removeExamples(admin: Admin, { article }: Examples): Promise<void> {
  await admin.delete('news', article)
  await leadNowhere(admin, article)
}

/** Answers the question where the address of a withdrawn document leads. */
export async function leadNowhere(admin: Admin, article: string): Promise<void> {
  const { rows } = await admin.request<{ rows: { id: string; document: { id: string } }[] }>(
    'GET',
    'missing-addresses/withdrawn',
  )
  for (const { id, document } of rows)
    if (document.id === article) await admin.request('POST', `missing-addresses/${id}/answer`, {})
}
