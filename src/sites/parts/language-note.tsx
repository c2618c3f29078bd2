'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'

import { loadMessages, type LoadedMessages } from '@/i18n/loaded-messages'
import { languageTag, type SiteId } from '@/i18n/locales'
import { useTranslations, WithMessages } from '@/i18n/use-translations'
import { IconButton } from '@/ui/button'
import { storeSite } from '../stored-site'
import { dismissedKey } from '../suggest-site'
import { TextLink } from '@/ui/text-link'
import styles from './language-note.module.css'

/** A site that may be offered; its texts are in its language, so that they are loaded when it is. */
type SiteOffer = { site: SiteId; href: string }

/** Above the header: offers the site in the browser's language, once; it never redirects (readings 3). */
export function LanguageNote({ offers }: { offers: SiteOffer[] }) {
  const suggested = useSyncExternalStore(subscribe, offeredSite, () => undefined)
  const offer = offers.find(({ site }) => site === suggested)
  const messages = useTextsOf(offer?.site)
  if (!offer || !messages) return <div className={styles.space} data-print="hide" />
  return (
    <WithMessages messages={messages}>
      <Note offer={offer} />
    </WithMessages>
  )
}

/** Without its texts, nothing is offered. */
function useTextsOf(site: SiteId | undefined): LoadedMessages | null {
  const [messages, setMessages] = useState<LoadedMessages | null>(null)
  useEffect(() => {
    if (site) loadMessages(site, 'language-note').then(setMessages, () => undefined)
  }, [site])
  return messages
}

function Note({ offer: { site, href } }: { offer: SiteOffer }) {
  const t = useTranslations('shell.note')
  return (
    <aside
      className={styles.note}
      data-site-offer
      data-ground="dark"
      data-print="hide"
      lang={languageTag[site]}
      aria-live="polite"
    >
      <p>{t('text')}</p>
      <TextLink
        href={href}
        hrefLang={languageTag[site]}
        onClick={() => {
          remember()
          storeSite(site)
        }}
      >
        {t('action')}
      </TextLink>
      <IconButton icon="close" label={t('dismiss')} onClick={remember} />
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
