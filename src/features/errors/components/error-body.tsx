'use client'

import { homePath } from '@/addresses/sites'
import type { SiteId } from '@/i18n/locales'
import { Container } from '@/ui/container'
import { ErrorState } from '@/ui/state'
import styles from './error-body.module.css'
import { errorTexts } from './error-texts'

/** The body of a page that failed to render, with a retry (readings 12). */
export function ErrorBody({ site, retry }: { site: SiteId; retry: () => void }) {
  const texts = errorTexts[site]
  return (
    <main>
      <Container className={styles.page}>
        <ErrorState level={1} title={texts.title} retryLabel={texts.retry} retry={retry}>
          <p>{texts.advice}</p>
          <a className={styles.home} href={homePath(site)}>
            {texts.home}
          </a>
        </ErrorState>
      </Container>
    </main>
  )
}
