import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { formTarget } from '@/lib/form-target'
import { Icon } from '@/ui/icon'
import { SearchField } from '@/ui/search/search-field'
import { StatusPage } from '@/ui/status-page'
import styles from './not-found-body.module.css'

/** The 404 page: message, search form, link to the home page (S1 2.18, readings 13). */
export function NotFoundBody({ site }: { site: SiteId }) {
  const t = translator(site, 'errors')
  return (
    <StatusPage
      code="404"
      title={
        <>
          {t('notFound.title')} <span className={styles.code}>{t('notFound.code')}</span>
        </>
      }
    >
      <p className={styles.advice}>
        {t.rich('notFound.advice', {
          home: (text) => (
            <a className={styles.home} href={href(site, 'home')}>
              {text}
            </a>
          ),
        })}
      </p>
      <SearchAgain site={site} />
    </StatusPage>
  )
}

function SearchAgain({ site }: { site: SiteId }) {
  const t = translator(site, 'errors')
  const { action, fields } = formTarget(href(site, 'search', { selectWD: '2' }))
  return (
    <form className={styles.form} action={action} method="get" role="search" aria-label={t('notFound.label')}>
      {fields.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <SearchField
        site={site}
        className={styles.input}
        required
        aria-label={t('notFound.label')}
        placeholder={t('notFound.placeholder')}
      />
      <button type="submit" className={styles.submit} aria-label={t('notFound.submit')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
