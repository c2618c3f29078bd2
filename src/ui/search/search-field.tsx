'use client'

import { useId, useState, type ComponentProps, type ComponentType } from 'react'
import type { SiteId } from '@/i18n/locales'
import { maxSearchLength } from '@/lib/search/api'
import styles from './search-field.module.css'
import type { SearchPanelProps } from './search-panel'
import { useSearchField } from './use-search-field'

export type SearchFieldProps = ComponentProps<'input'> & {
  site: SiteId
  /** The panel takes a row of its own in the surrounding flex container, instead of overlaying the content. */
  within?: boolean
}

/**
 * The text field of a search form, with suggestions while typing and recent searches before; they are positioned
 * below the nearest positioned ancestor. The form works without them.
 */
export function SearchField({ site, within, ...field }: SearchFieldProps) {
  const id = useId()
  const { Panel, load } = usePanel()
  const { root, input, chosen, type, enter, onKeyDown, search, focus, ...shown } = useSearchField(site)
  const isListed = Panel !== null && shown.shows === 'suggestions'
  const open = () => {
    load()
    enter()
  }

  return (
    <div ref={root} className={styles.root} data-within={within}>
      <input
        type="text"
        inputMode="search"
        name="inputWD"
        enterKeyHint="search"
        maxLength={maxSearchLength}
        {...field}
        ref={input}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? id : undefined}
        aria-activedescendant={isListed && chosen ? `${id}-${shown.option}` : undefined}
        onFocus={open}
        onClick={open}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {Panel && <Panel {...shown} id={id} onSearch={search} onForget={focus} />}
    </div>
  )
}

/** Loaded on demand, since most visitors do not search. */
function usePanel() {
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps> | null>(null)
  const load = () => {
    import('./search-panel').then(
      ({ SearchPanel }) => setPanel(() => SearchPanel),
      () => undefined,
    )
  }
  return { Panel, load }
}
