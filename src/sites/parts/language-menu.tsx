'use client'

import { isSiteId } from '@/i18n/locales'
import { Flag } from '@/ui/flag'
import { Icon } from '@/ui/icon'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { LanguageEntry } from '../site'
import { rememberSite } from '../site-memory'
import { Dropdown } from './dropdown'
import { entryTag } from './entry-tag'
import styles from './language-menu.module.css'

export type LanguageMenuProps = {
  languages: LanguageEntry[]
  label: string
  /** Said of entries that lead to a site of its own. */
  externalLabel: string
  /** The list opens downwards with its right edge on the selector's, or upwards with its left edge on it. */
  placement: 'down' | 'up'
}

/** The language selector of header and footer (S1 2.3). The entries are links and work without scripts. */
export function LanguageMenu({ languages, label, externalLabel, placement }: LanguageMenuProps) {
  const current = languages.find((entry) => entry.current)
  if (!current) return null
  const summary = (
    <>
      <VisuallyHidden>{label} </VisuallyHidden>
      <Flag code={current.flag} />
      <span>{placement === 'up' ? current.label : current.code}</span>
      <span className={styles.chevron}>
        <Icon name="chevron" small />
      </span>
    </>
  )
  return (
    <Dropdown
      className={styles.menu}
      summaryClass={styles.summary}
      summary={summary}
      name={`languages-${placement}`}
      arrows
    >
      <ul className={styles.list} data-placement={placement}>
        {languages.map((entry) => (
          <li key={entry.id}>
            <LanguageLink entry={entry} externalLabel={externalLabel} />
          </li>
        ))}
      </ul>
    </Dropdown>
  )
}

/** One entry: flag, name, code. Following it makes the site the visitor's. */
export function LanguageLink({ entry, externalLabel }: { entry: LanguageEntry; externalLabel: string }) {
  const tag = entryTag(entry.id)
  return (
    <a
      className={styles.link}
      href={entry.href}
      hrefLang={tag}
      lang={tag}
      aria-current={entry.current ? 'true' : undefined}
      rel={entry.external ? 'noopener external' : undefined}
      onClick={() => {
        if (isSiteId(entry.id)) rememberSite(entry.id)
      }}
    >
      <Flag code={entry.flag} />
      <span className={styles.name}>{entry.label}</span>
      <span className={styles.code}>{entry.code}</span>
      {entry.current && <Icon name="check" small />}
      {entry.external && <Icon name="external" small label={externalLabel} />}
    </a>
  )
}
