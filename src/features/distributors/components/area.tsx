'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { ErrorState } from '@/ui/state'
import { Skeleton } from '@/ui/skeleton'
import type { SiteId } from '@/i18n/locales'
import type { DocumentWords } from '@/lib/document'
import type { Library } from '../views/library'
import type { AreaWords, SignInWords } from '../views/words'
import { LibraryList } from './library-list'
import { readLibrary, readSession, type Session } from './read-area'
import { SignInForm } from './sign-in-form'
import { Visit } from './visit'
import { WithoutScripts } from './without-scripts'
import styles from './area.module.css'

type AreaProps = {
  site: SiteId
  words: AreaWords
  signIn: SignInWords
  document: DocumentWords
  /** How a sign-in without scripts ended. */
  outcome?: string
  /** The page's own address. */
  href: string
  /** Beside the sign-in: what the area is for. */
  about: ReactNode
  /** Below it: the way to a new password. */
  forgot: ReactNode
}

type Shown =
  | { kind: 'checking' }
  | { kind: 'signed-out' }
  | { kind: 'failed' }
  | { kind: 'signed-in'; session: Session; library: Library }

/** Who is there is asked in the browser, so that the page itself is the same for all. */
export function Area({ site, words, signIn, document, outcome, href, about, forgot }: AreaProps) {
  const [shown, setShown] = useState<Shown>({ kind: 'checking' })
  const load = () => void look(site).then(setShown)
  useEffect(() => void look(site).then(setShown), [site])

  const form = (
    <SignInForm site={site} words={signIn} forgotHref="#forgot" next={href} outcome={outcome} onDone={load} />
  )
  if (shown.kind === 'checking') {
    return (
      <>
        <div className={styles.checking}>
          <Skeleton kind="rows" count={4} label={words.checking} />
        </div>
        <noscript>
          <WithoutScripts words={words} outcome={outcome} href={href} form={form} />
        </noscript>
      </>
    )
  }
  if (shown.kind === 'failed') {
    return (
      <ErrorState title={words.failedTitle} retryLabel={words.retry} retry={load}>
        <p>{words.failedText}</p>
      </ErrorState>
    )
  }
  if (shown.kind === 'signed-in') {
    return (
      <>
        <Visit session={shown.session} words={words} onSignOut={() => setShown({ kind: 'signed-out' })} />
        <LibraryList site={site} library={shown.library} words={words} document={document} />
      </>
    )
  }
  return (
    <>
      <div className={styles.columns}>
        <section aria-labelledby="sign-in">
          <h2 id="sign-in" className={styles.heading}>
            {signIn.title}
          </h2>
          {form}
        </section>
        {about}
      </div>
      {forgot}
    </>
  )
}

async function look(site: SiteId): Promise<Shown> {
  try {
    const session = await readSession()
    const library = session && (await readLibrary(site))
    return session && library ? { kind: 'signed-in', session, library } : { kind: 'signed-out' }
  } catch {
    return { kind: 'failed' }
  }
}
