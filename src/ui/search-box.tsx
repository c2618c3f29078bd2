import type { SiteId } from '@/i18n/locales'
import { formTarget } from '@/lib/form-target'

import { IconButton } from './button'
import styles from './search-box.module.css'
import { SearchField } from './search/search-field'
import type { SearchPanelWords } from './search/search-panel'

type SearchBoxProps = {
  site: SiteId
  /** The site's search page with all parameters except the search text. */
  address: string
  words: { label: string; placeholder: string; submit: string; panel: SearchPanelWords }
}

/** A search box inside a page; a plain form that works without JavaScript. */
export function SearchBox({ site, address, words }: SearchBoxProps) {
  const { action, fields } = formTarget(address)
  return (
    <form className={styles.form} action={action} role="search" aria-label={words.label}>
      {fields.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <SearchField
        site={site}
        words={words.panel}
        className={styles.field}
        placeholder={words.placeholder}
        aria-label={words.label}
        required
      />
      <IconButton type="submit" icon="search" label={words.submit} />
    </form>
  )
}
