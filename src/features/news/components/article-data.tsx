import type { NewsArticle, WithContext } from 'schema-dts'
import { languageTag, type SiteId } from '@/i18n/locales'
import { jsonForScript } from '@/lib/json-for-script'

type ArticleDataProps = {
  site: SiteId
  article: { title: string; excerpt: string; picture?: { src: string } }
  item: { publishTime: string; updateTime: string }
  company: string
  origin: string
}

/** Structured data of an article (schema.org NewsArticle). */
export function ArticleData({ site, article, item, company, origin }: ArticleDataProps) {
  const data: WithContext<NewsArticle> = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.excerpt,
    image: article.picture && new URL(article.picture.src, origin).href,
    datePublished: item.publishTime,
    dateModified: item.updateTime,
    inLanguage: languageTag[site],
    publisher: { '@type': 'Organization', name: company },
  }
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
}
