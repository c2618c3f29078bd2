'use client'

import { useEffect, useRef } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import type { Suggestion } from '@/lib/search/api'
import { Icon } from '../icon'
import { VisuallyHidden } from '../visually-hidden'
import { forgetSearch, forgetSearches } from './recent-searches'
import styles from './search-panel.module.css'

export type SearchPanelProps = {
  /** Id of the list; its options are numbered. */
  id: string
  shows: 'suggestions' | 'recent' | null
  suggestions: Suggestion[]
  announcement: string
  option: number
  recent: readonly string[]
  onSearch: (text: string) => void
  /** Called after removal, when the focused button no longer exists. */
  onForget: () => void
}

/** The panel below a search field. */
export function SearchPanel({ shows, announcement, ...rest }: SearchPanelProps) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{shows === 'suggestions' ? announcement : ''}</span>
      </VisuallyHidden>
      {shows === 'suggestions' && <SuggestionList {...rest} />}
      {shows === 'recent' && <RecentSearches {...rest} />}
    </>
  )
}

type PanelContentProps = Omit<SearchPanelProps, 'shows' | 'announcement'>

function SuggestionList({ id, suggestions, option }: PanelContentProps) {
  const t = useTranslations('search.suggest')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [option])

  return (
    <ul ref={list} id={id} className={styles.panel} role="listbox" aria-label={t('label')}>
      {suggestions.map(({ title, kind, href }, index) => (
        <li key={href} role="presentation">
          <a
            id={`${id}-${index}`}
            className={styles.row}
            role="option"
            aria-selected={index === option}
            tabIndex={-1}
            href={href}
          >
            <span className={styles.title}>{title}</span>
            <span className={styles.kind}>{kind}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function RecentSearches({ recent, onSearch, onForget }: PanelContentProps) {
  const t = useTranslations('search.suggest')
  const forget = (text: string) => {
    forgetSearch(text)
    onForget()
  }
  const forgetAll = () => {
    forgetSearches()
    onForget()
  }
  return (
    <div className={styles.panel} role="group" aria-label={t('recent')}>
      <div className={styles.head}>
        <span>{t('recent')}</span>
        <button type="button" className={styles.clear} onClick={forgetAll}>
          {t('forgetAll')}
        </button>
      </div>
      <ul>
        {recent.map((text) => (
          <li key={text} className={styles.recent}>
            <button type="button" className={styles.row} onClick={() => onSearch(text)}>
              <span className={styles.title}>{text}</span>
            </button>
            <button
              type="button"
              className={styles.forget}
              aria-label={t('forget', { text })}
              onClick={() => forget(text)}
            >
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
