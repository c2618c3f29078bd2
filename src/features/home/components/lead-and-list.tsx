import { MediaCard } from '@/ui/card'
import { NewsRow, Rows } from '@/ui/row'
import styles from './lead-and-list.module.css'
import type { NewsCardInput } from './news-card-input'

/** The first article large, the others as a list; all are of the type that the section names (S1 2.7). */
export function LeadAndList({ articles }: { articles: NewsCardInput[] }) {
  const [lead, ...others] = articles
  if (!lead) return null
  return (
    <div className={styles.columns}>
      <MediaCard
        href={lead.href}
        title={lead.title}
        picture={lead.picture}
        meta={[lead.date.text]}
        ratio="3/2"
        sizes="(max-width: 844px) 100vw, 55vw"
      />
      {others.length > 0 && (
        <Rows>
          {others.map(({ id, href, title, date }) => (
            <NewsRow key={id} href={href} title={title} date={date.text} dateTime={date.iso} />
          ))}
        </Rows>
      )}
    </div>
  )
}
