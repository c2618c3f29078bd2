import type { ReactNode } from 'react'
import type { SitemapLink } from '../view-models/sitemap'
import styles from './sitemap-section.module.css'

type SitemapSectionProps = { id: string; title: string; href?: string; children: ReactNode }

/** A section of the site map: its name at the left, its links beside it. */
export function SitemapSection({ id, title, href, children }: SitemapSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {href ? (
          <a className={styles.link} href={href}>
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      {children}
    </section>
  )
}

/** The links of a section; those with links of their own are groups. */
export function SitemapLinks({ links }: { links: SitemapLink[] }) {
  const isGrouped = links.some(({ children }) => children?.length)
  return (
    <ul className={isGrouped ? styles.groups : styles.links}>
      {links.map(({ id, label, href, children = [] }) => (
        <li key={id} className={styles.group}>
          {href ? (
            <a className={isGrouped ? styles.head : styles.link} href={href}>
              {label}
            </a>
          ) : (
            <h3 className={styles.head}>{label}</h3>
          )}
          {children.length > 0 && <Below links={children} />}
        </li>
      ))}
    </ul>
  )
}

function Below({ links }: { links: SitemapLink[] }) {
  return (
    <ul className={styles.below}>
      {links.map(({ id, label, href, children = [] }) => (
        <li key={id}>
          <a className={styles.link} href={href}>
            {label}
          </a>
          {children.length > 0 && <Below links={children} />}
        </li>
      ))}
    </ul>
  )
}
