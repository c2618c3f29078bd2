import type { SiteId } from '@/i18n/locales'
import { formTarget } from '@/lib/form-target'

import { IconButton } from './button'
import styles from './search-box.module.css'
import { SearchField } from './search/search-field'

type SearchBoxProps = {
  site: SiteId
  /** The site's search page with all parameters except the search text. */
  address: string
  label: string
  placeholder: string
}

/** A search box inside a page; a plain form that works without JavaScript. */
export function SearchBox({ site, address, label, placeholder }: SearchBoxProps) {
  const { action, fields } = formTarget(address)
  return (
    <form className={styles.form} action={action} role="search" aria-label={label}>
      {fields.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <SearchField
        site={site}
        className={styles.field}
        placeholder={placeholder}
        aria-label={label}
        required
      />
      <IconButton type="submit" icon="search" label={label} />
    </form>
  )
}
