import { Icon } from '@/ui/icon'
import { formTarget } from '@/lib/form-target'
import type { SiteId } from '@/i18n/locales'
import { SearchField } from '@/ui/search/search-field'
import type { SearchPanelWords } from '@/ui/search/search-panel'
import styles from './page-search.module.css'

type PageSearchProps = {
  site: SiteId
  /** The search page with the current type. */
  address: string
  /** The current search text. */
  text: string
  words: { label: string; placeholder: string; submit: string; panel: SearchPanelWords }
}

/** The search field of the page, with the current text and type. A plain form that works without JavaScript. */
export function PageSearch({ site, address, text, words }: PageSearchProps) {
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
        defaultValue={text}
        placeholder={words.placeholder}
        aria-label={words.label}
      />
      <button type="submit" className={styles.submit} aria-label={words.submit}>
        <Icon name="search" />
      </button>
    </form>
  )
}
