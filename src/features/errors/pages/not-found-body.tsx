import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { searchWords } from '@/i18n/search-words'
import { translator } from '@/i18n/translator'
import { formTarget } from '@/lib/form-target'
import { Container, Grid } from '@/ui/container'
import { Icon } from '@/ui/icon'
import { SearchField } from '@/ui/search/search-field'
import styles from './not-found-body.module.css'

/** The 404 page: message, search form, link to the home page (S1 2.18, readings 13). */
export function NotFoundBody({ site }: { site: SiteId }) {
  const t = translator(site, 'errors')
  return (
    <Container className={styles.page}>
      <Grid>
        <p className={styles.figure} aria-hidden="true">
          404
        </p>
        <div className={styles.text}>
          <h1 className="type-h2">
            {t('notFound.title')} <span className={styles.code}>{t('notFound.code')}</span>
          </h1>
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
        </div>
      </Grid>
    </Container>
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
        words={searchWords(site)}
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
