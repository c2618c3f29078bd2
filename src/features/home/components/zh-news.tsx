import { MediaCard } from '@/ui/card'
import { NewsRow, Rows } from '@/ui/row'
import type { NewsCardInput } from './news-card-input'
import styles from './lead-and-list.module.css'

/** The first article with its cover, the others in a list with two lines of text (S1 2.6, reading B). */
export function ZhNews({ articles }: { articles: NewsCardInput[] }) {
  const [lead, ...others] = articles
  if (!lead) return null
  return (
    <div className={styles.columns}>
      <MediaCard
        href={lead.href}
        title={lead.title}
        brief={lead.excerpt}
        picture={lead.picture}
        meta={[lead.date.text, lead.typeName].filter(Boolean)}
        ratio="16/10"
        sizes="(max-width: 844px) 100vw, 55vw"
      />
      {others.length > 0 && (
        <Rows>
          {others.map(({ id, href, title, excerpt, date, typeName }) => (
            <NewsRow
              key={id}
              href={href}
              title={title}
              note={excerpt}
              date={date.text}
              dateTime={date.iso}
              category={typeName}
            />
          ))}
        </Rows>
      )}
    </div>
  )
}
