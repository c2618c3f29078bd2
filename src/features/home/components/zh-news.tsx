import { Meta } from '@/ui/card'
import { Picture } from '@/ui/picture'
import { Slider } from '@/ui/slider'
import { unbroken, unbrokenText } from '@/ui/unbroken'
import type { NewsCardInput } from './news-card-input'
import styles from './zh-news.module.css'

type ZhNewsProps = { label: string; articles: NewsCardInput[] }

/** The first article large, the others listed; on narrow screens one after the other (S1 2.6, readings 7). */
export function ZhNews({ label, articles }: ZhNewsProps) {
  return (
    <Slider
      narrow
      className={styles.news}
      label={label}
      items={articles.map((article) => ({ id: article.id, content: <Article article={article} /> }))}
    />
  )
}

function Article({ article: { href, title, excerpt, picture, date, typeName } }: { article: NewsCardInput }) {
  return (
    <article className={styles.article}>
      <Picture
        className={styles.picture}
        picture={picture}
        sizes="(max-width: 844px) 100vw, 55vw"
        ratio="16/10"
      />
      <div className={styles.text}>
        <Meta items={[date.text, typeName].filter(Boolean)} dateTime={date.iso} />
        <h3 className={styles.title}>
          <a className={styles.link} href={href}>
            {unbroken(title)}
          </a>
        </h3>
        <p className={styles.excerpt}>{unbrokenText(excerpt)}</p>
      </div>
    </article>
  )
}
