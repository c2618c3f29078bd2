import { MediaCard } from '@/ui/card'
import { NewsRow, Rows } from '@/ui/row'
import styles from './lead-and-list.module.css'
import type { NewsCardInput } from './news-card-input'

type LeadAndListProps = {
  articles: NewsCardInput[]
  ratio: '16/10' | '3/2'
  /** Chinese lists show two lines of the text, too (S1 2.6, reading B). */
  excerpts?: boolean
}

/** The first article large, the others as a list (S1 2.6, 2.7). */
export function LeadAndList({ articles, ratio, excerpts }: LeadAndListProps) {
  const [lead, ...others] = articles
  if (!lead) return null
  return (
    <div className={styles.columns}>
      <MediaCard
        href={lead.href}
        title={lead.title}
        brief={excerpts ? lead.excerpt : undefined}
        picture={lead.picture}
        meta={[lead.date.text, lead.typeName].filter(Boolean)}
        ratio={ratio}
        sizes="(max-width: 844px) 100vw, 55vw"
      />
      {others.length > 0 && (
        <Rows>
          {others.map(({ id, href, title, excerpt, date, typeName }) => (
            <NewsRow
              key={id}
              href={href}
              title={title}
              note={excerpts ? excerpt : undefined}
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
