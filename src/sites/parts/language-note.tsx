'use client'

import { useSyncExternalStore } from 'react'

import { languageTag, type SiteId } from '@/i18n/locales'
import { IconButton } from '@/ui/button'
import { storeSite } from '../stored-site'
import { dismissedKey } from '../suggest-site'
import { TextLink } from '@/ui/text-link'
import styles from './language-note.module.css'

/** A site that may be offered, with texts in its language. */
export type SiteOffer = { site: SiteId; href: string; text: string; action: string; dismiss: string }

/** Above the header: offers the site in the browser's language, once; it never redirects (readings 3). */
export function LanguageNote({ offers }: { offers: SiteOffer[] }) {
  const suggested = useSyncExternalStore(subscribe, offeredSite, () => undefined)
  const offer = offers.find(({ site }) => site === suggested)
  if (!offer) return <div className={styles.space} data-print="hide" />
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
  const onStorage = () => {
    if (localStorage.getItem(dismissedKey) !== null) delete document.documentElement.dataset.offer
    changed()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Written by `suggestSiteScript`. */
function offeredSite(): string | undefined {
  return document.documentElement.dataset.offer
}

function remember() {
  localStorage.setItem(dismissedKey, 'yes')
  // The storage event is only sent to other pages.
  window.dispatchEvent(new Event('storage'))
}
