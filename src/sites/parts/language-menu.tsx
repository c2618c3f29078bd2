'use client'

import { isSiteId } from '@/i18n/locales'
import { Flag } from '@/ui/flag'
import { Icon } from '@/ui/icon'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { LanguageEntry } from '../site'
import { storeSite } from '../stored-site'
import { Dropdown } from './dropdown'
import { entryTag } from './entry-tag'
import styles from './language-menu.module.css'

export type LanguageMenuProps = {
  languages: LanguageEntry[]
  label: string
  /** Label for entries of external sites. */
  externalLabel: string
  /** The list opens downwards, aligned to the right edge of the selector, or upwards, aligned to the left edge. */
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

/** One entry: flag, name, code. Following the link stores the site. */
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
        if (isSiteId(entry.id)) storeSite(entry.id)
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
