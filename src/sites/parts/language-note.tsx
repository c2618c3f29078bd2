'use client'

import { useSyncExternalStore } from 'react'

import { languageTag, type SiteId } from '@/i18n/locales'
import { IconButton } from '@/ui/button'
import { storeSite } from '../stored-site'
import { suggestSite } from '../suggest-site'
import { TextLink } from '@/ui/text-link'
import styles from './language-note.module.css'

/** A site that may be offered, with texts in its language. */
export type SiteOffer = { site: SiteId; href: string; text: string; action: string; dismiss: string }

const storageKey = 'languageNote'

/** Above the header: offers the site in the browser's language, once; it never redirects (readings 3). */
export function LanguageNote({ current, offers }: { current: SiteId; offers: SiteOffer[] }) {
  const suggested = useSyncExternalStore(
    subscribe,
    () => (isDismissed() ? null : suggestSite(navigator.languages, current)),
    () => null,
  )
  const offer = offers.find(({ site }) => site === suggested)
  if (!offer) return null
  return (
    <aside
      className={styles.note}
      data-site-offer
      data-ground="dark"
      data-print="hide"
      lang={languageTag[offer.site]}
      aria-live="polite"
    >
      <p>{offer.text}</p>
      <TextLink
        href={offer.href}
        hrefLang={languageTag[offer.site]}
        onClick={() => {
          remember()
          storeSite(offer.site)
        }}
      >
        {offer.action}
      </TextLink>
      <IconButton icon="close" label={offer.dismiss} onClick={remember} />
    </aside>
  )
}

function subscribe(changed: () => void) {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

// Without storage the note is not shown, since dismissing it could not be saved.
function isDismissed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return true
  }
}

function remember() {
  localStorage.setItem(storageKey, 'yes')
  // The storage event is only sent to other pages.
  window.dispatchEvent(new Event('storage'))
}
