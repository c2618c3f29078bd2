import type { ReactNode } from 'react'
import { Meta } from '@/ui/card'
import { Picture } from '@/ui/picture'
import { unbroken, unbrokenText } from '@/ui/unbroken'
import type { NewsCardView } from '../view-models'
import styles from './article-list.module.css'

/** Texts of search results are marked up already. */
type Article = Omit<NewsCardView, 'title' | 'excerpt' | 'date'> & {
  title: ReactNode
  excerpt: ReactNode
  date: { iso: string; text: string }
}

type ArticleListProps = {
  articles: Article[]
  /** The first article is the latest news: it gets a larger picture. */
  hasLead?: boolean
}

/** Rows of cover, title, date and excerpt (S1 2.8, 2.10); the whole row is the link. */
export function ArticleList({ articles, hasLead = false }: ArticleListProps) {
  return (
    <ul className={styles.list} data-lead={hasLead || undefined}>
      {articles.map((article, index) => (
        <li key={article.id} className={styles.row}>
          <Picture
            picture={article.picture}
            sizes={`(max-width: 844px) 100vw, ${hasLead && index === 0 ? 40 : 24}vw`}
            ratio="16/10"
            priority={index === 0}
          />
          <div>
            <Meta items={[article.date.text, article.typeName].filter(Boolean)} dateTime={article.date.iso} />
            <h2 className={styles.title}>
              <a className={styles.link} href={article.href}>
                {unbroken(article.title)}
              </a>
            </h2>
            <p className={styles.excerpt}>{unbrokenText(article.excerpt)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
