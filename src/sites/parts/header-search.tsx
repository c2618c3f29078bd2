import type { SiteId } from '@/i18n/locales'
import { formTarget } from '@/lib/form-target'
import { searchTypes } from '@/lib/search/kinds'
import { Icon } from '@/ui/icon'
import { SearchField } from '@/ui/search/search-field'
import type { ShellData } from '../site'
import { Dropdown } from './dropdown'
import styles from './header-search.module.css'
import { SearchForm } from './search-form'

export type HeaderSearchProps = {
  site: SiteId
  search: ShellData['search']
  /** Ask for the kind of result; otherwise products are searched, as is the default (S1 2.17). */
  hasTypes: boolean
  texts: { open: string; label: string; placeholder: string; type: string; submit: string }
}

/** The header's search: a magnifier that opens one line across the page (S1 2.2). */
export function HeaderSearch({ site, search, hasTypes, texts }: HeaderSearchProps) {
  const { action, fields } = formTarget(search.action)
  return (
    <Dropdown
      className={styles.search}
      summaryClass={styles.summary}
      label={texts.open}
      summary={<Icon name="search" />}
      name="header-search"
    >
      <div className={styles.panel}>
        <SearchForm className={styles.form} action={action} label={texts.label}>
          {fields.map((field) => (
            <input key={field.name} type="hidden" {...field} />
          ))}
          <div className={styles.line}>
            {hasTypes ? (
              <span className={styles.type}>
                <select name="selectWD" aria-label={texts.type} defaultValue={searchTypes.products}>
                  {search.types.map((type) => (
                    <option key={type.value} value={type.value}>
                      {type.label}
                    </option>
                  ))}
                </select>
                <Icon name="chevron" small />
              </span>
            ) : (
              <input type="hidden" name="selectWD" value={searchTypes.products} />
            )}
            <SearchField
              site={site}
              within
              className={styles.text}
              required
              aria-label={texts.label}
              placeholder={texts.placeholder}
              data-first-focus
            />
            <button type="submit" className={styles.submit} aria-label={texts.submit}>
              <Icon name="search" />
            </button>
          </div>
        </SearchForm>
      </div>
    </Dropdown>
  )
}
