import { translator } from '@/i18n/translator'
import { Icon } from '@/ui/icon'
import { formTarget } from '@/lib/form-target'
import type { SiteId } from '@/i18n/locales'
import { SearchField } from '@/ui/search/search-field'
import styles from './page-search.module.css'

type PageSearchProps = {
  site: SiteId
  /** The search page with the current type. */
  address: string
  /** The current search text. */
  text: string
}

/** The search field of the page, with the current text and type. A plain form that works without JavaScript. */
export function PageSearch({ site, address, text }: PageSearchProps) {
  const t = translator(site, 'shell.search')
  const { action, fields } = formTarget(address)
  return (
    <form className={styles.form} action={action} role="search" aria-label={t('label')}>
      {fields.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <SearchField
        site={site}
        className={styles.field}
        defaultValue={text}
        placeholder={t('placeholder')}
        aria-label={t('label')}
      />
      <button type="submit" className={styles.submit} aria-label={t('submit')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
