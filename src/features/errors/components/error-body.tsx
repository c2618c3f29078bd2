'use client'

import { homePath } from '@/addresses/sites'
import type { SiteId } from '@/i18n/locales'
import { useTranslations } from '@/i18n/use-translations'
import { Container } from '@/ui/container'
import { ErrorState } from '@/ui/state'
import styles from './error-body.module.css'

/** The body of a page that failed to render, with a retry (readings 12). */
export function ErrorBody({ site, retry }: { site: SiteId; retry: () => void }) {
  const t = useTranslations('errors.failed')
  return (
    <main>
      <Container className={styles.page}>
        <ErrorState level={1} title={t('title')} retryLabel={t('retry')} retry={retry}>
          <p>{t('advice')}</p>
          <a className={styles.home} href={homePath(site)}>
            {t('home')}
          </a>
        </ErrorState>
      </Container>
    </main>
  )
}
