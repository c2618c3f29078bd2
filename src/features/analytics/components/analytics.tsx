'use client'

import { useEffect, useSyncExternalStore } from 'react'

import { Button } from '@/ui/button'
import { TextLink } from '@/ui/text-link'
import { choicesHash } from '../views/analytics'
import { readChoice, storeChoice, subscribeToChoice, type Choice } from './choice'
import styles from './analytics.module.css'

type AnalyticsProps = {
  script: string
  asks: boolean
  words: { label: string; text: string; accept: string; refuse: string; policy: string }
  policyHref: string
}

/** Loads the maker's analytics: at once, or after the reader has agreed where the site asks for it. */
export function Analytics({ script, asks, words, policyHref }: AnalyticsProps) {
  const choice = useSyncExternalStore<Choice>(subscribeToChoice, readChoice, () => 'unknown')
  const isAllowed = !asks || choice === 'granted'
  useEffect(() => {
    if (isAllowed) load(script)
  }, [isAllowed, script])

  if (!asks || (choice !== 'open' && choice !== 'again')) return null
  return (
    <section
      className={styles.consent}
      aria-label={words.label}
      data-ground="dark"
      data-print="hide"
      tabIndex={-1}
      ref={(element) => {
        if (choice === 'again') element?.focus()
      }}
    >
      <p className={styles.text}>
        {words.text} <TextLink href={policyHref}>{words.policy}</TextLink>
      </p>
      <div className={styles.actions}>
        <Button small variant="outline" onClick={() => choose('refused')}>
          {words.refuse}
        </Button>
        <Button small variant="outline" onClick={() => choose('granted')}>
          {words.accept}
        </Button>
      </div>
    </section>
  )
}

function choose(choice: 'granted' | 'refused') {
  const isTakenBack = choice === 'refused' && readLoaded()
  if (location.hash === choicesHash) history.replaceState(null, '', location.pathname + location.search)
  storeChoice(choice)
  // A script that runs cannot be taken back but by a new page.
  if (isTakenBack) location.reload()
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
