'use client'

import { useEffect, useSyncExternalStore } from 'react'

import { useTranslations } from '@/i18n/use-translations'
import { Button } from '@/ui/button'
import { TextLink } from '@/ui/text-link'
import { consentHash } from '../view-models/analytics'
import { readConsent, storeConsent, subscribeToConsent, type ConsentState } from './consent'
import styles from './analytics.module.css'

type AnalyticsProps = {
  script: string
  requiresConsent: boolean
  policyHref: string
}

/** Loads the analytics script: at once, or after consent where the site requires it. */
export function Analytics({ script, requiresConsent, policyHref }: AnalyticsProps) {
  const t = useTranslations('analytics.consent')
  const consent = useSyncExternalStore<ConsentState>(subscribeToConsent, readConsent, () => 'unknown')
  const isAllowed = !requiresConsent || consent === 'granted'
  useEffect(() => {
    if (isAllowed) load(script)
  }, [isAllowed, script])

  if (!requiresConsent || (consent !== 'open' && consent !== 'again')) return null
  return (
    <section
      className={styles.consent}
      aria-label={t('label')}
      data-ground="dark"
      data-print="hide"
      tabIndex={-1}
      ref={(element) => {
        if (consent === 'again') element?.focus()
      }}
    >
      <p className={styles.text}>
        {t('text')} <TextLink href={policyHref}>{t('policy')}</TextLink>
      </p>
      <div className={styles.actions}>
        <Button small variant="outline" onClick={() => saveConsent('refused')}>
          {t('refuse')}
        </Button>
        <Button small variant="outline" onClick={() => saveConsent('granted')}>
          {t('accept')}
        </Button>
      </div>
    </section>
  )
}

function saveConsent(choice: 'granted' | 'refused') {
  const isWithdrawn = choice === 'refused' && readLoaded()
  if (location.hash === consentHash) history.replaceState(null, '', location.pathname + location.search)
  storeConsent(choice)
  // A running script can only be removed by loading the page again.
  if (isWithdrawn) location.reload()
}

const mark = 'data-analytics'

function readLoaded(): boolean {
  return document.querySelector(`script[${mark}]`) !== null
}

function load(address: string) {
  if (readLoaded()) return
  const script = document.createElement('script')
  script.src = address
  script.defer = true
  script.setAttribute(mark, '')
  document.head.append(script)
}
