import type { Article, WithContext } from 'schema-dts'
import { languageTag, type SiteId } from '@/i18n/locales'
import { jsonForScript } from '@/lib/json-for-script'
import type { CaseView } from '../view-models/case-view'

type CaseDataProps = {
  site: SiteId
  view: Pick<CaseView, 'title' | 'excerpt' | 'picture' | 'used'>
  item: { createTime: string; updateTime: string }
  company: string
  origin: string
}

/** Structured data of a case (schema.org Article). */
export function CaseData({ site, view, item, company, origin }: CaseDataProps) {
  const data: WithContext<Article> = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: view.title,
    description: view.excerpt || undefined,
    image: view.picture && new URL(view.picture.src, origin).href,
    datePublished: item.createTime,
    dateModified: item.updateTime,
    inLanguage: languageTag[site],
    about: view.used.length > 0 ? view.used.map(({ name }) => ({ '@type': 'Thing', name })) : undefined,
    publisher: { '@type': 'Organization', name: company },
  }
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
}
