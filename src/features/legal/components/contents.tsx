import type { Heading } from '@/lib/headings'
import styles from './legal.module.css'

/** Table of contents of a long text; sticky beside it, hidden where there is no room. */
export function Contents({ label, headings }: { label: string; headings: Heading[] }) {
  if (headings.length < 2) return null
  return (
    <nav className={styles.contents} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
