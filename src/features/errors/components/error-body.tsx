'use client'

import { homePath } from '@/addresses/sites'
import type { SiteId } from '@/i18n/locales'
import { Container } from '@/ui/container'
import { ErrorState } from '@/ui/state'
import styles from './error-body.module.css'
import { errorTexts } from './error-texts'

/** A page that could not be made, with a retry in its place (readings 12). */
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
