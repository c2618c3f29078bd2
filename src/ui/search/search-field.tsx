'use client'

import { useId, useState, type ComponentProps, type ComponentType } from 'react'
import type { SiteId } from '@/i18n/locales'
import { longestSearch } from '@/lib/search/wire'
import styles from './search-field.module.css'
import type { SearchPanelProps, SearchPanelWords } from './search-panel'
import { useSearchField } from './use-search-field'

export type SearchFieldProps = ComponentProps<'input'> & {
  site: SiteId
  words: SearchPanelWords
  /** What is offered takes a row of its own in the line around the field, instead of lying over what follows. */
  within?: boolean
}

/**
 * The text field of a search form, with suggestions while somebody types and recent searches before; they hang from
 * the nearest positioned element around it. The form works without them.
 */
export function SearchField({ site, words, within, ...field }: SearchFieldProps) {
  const id = useId()
  const { Panel, load } = usePanel()
  const { root, input, chosen, type, enter, onKeyDown, search, focus, ...shown } = useSearchField(site)
  const isListed = Panel !== null && shown.shows === 'suggestions'
  const begin = () => {
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
        maxLength={longestSearch}
        {...field}
        ref={input}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? id : undefined}
        aria-activedescendant={isListed && chosen ? `${id}-${shown.option}` : undefined}
        onFocus={begin}
        onClick={begin}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {Panel && <Panel {...shown} id={id} words={words} onSearch={search} onForget={focus} />}
    </div>
  )
}

/** Pages do not carry what only those need who search. */
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
