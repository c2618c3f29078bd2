'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import { ErrorState } from '@/ui/state'
import { Skeleton } from '@/ui/skeleton'
import type { SiteId } from '@/i18n/locales'
import type { Library } from '../view-models/library'
import { LibraryList } from './library-list'
import { readLibrary, readSession, type Session } from './read-account'
import { SignInForm, type AccountContact } from './sign-in-form'
import { SignedInBar } from './signed-in-bar'
import { NoScriptArea } from './no-script-area'
import styles from './distributor-area.module.css'

type DistributorAreaProps = {
  site: SiteId
  contact: AccountContact
  /** Result of a sign-in without scripts. */
  outcome?: string
  /** Address of this page. */
  href: string
  /** Shown beside the sign-in: an explanation of the area. */
  about: ReactNode
  /** Shown below the sign-in on demand: the form for a new password. */
  forgot: ReactNode
}

type AreaState =
  | { kind: 'checking' }
  | { kind: 'signed-out' }
  | { kind: 'failed' }
  | { kind: 'signed-in'; session: Session; library: Library }

/** The session is read in the browser, so that the page is the same for everyone and can be cached. */
export function DistributorArea({ site, contact, outcome, href, about, forgot }: DistributorAreaProps) {
  const t = useTranslations('distributors.area')
  const errors = useTranslations('distributors.errors')
  const [state, setState] = useState<AreaState>({ kind: 'checking' })
  const load = () => void loadArea(site).then(setState)
  useEffect(() => void loadArea(site).then(setState), [site])

  const form = (
    <SignInForm
      site={site}
      forgotHref="#forgot"
      contact={contact}
      next={href}
      outcome={outcome}
      onDone={load}
    />
  )
  if (state.kind === 'checking') {
    return (
      <>
        <div className={styles.checking}>
          <Skeleton kind="rows" count={4} label={t('loading')} />
        </div>
        <noscript>
          <NoScriptArea outcome={outcome} href={href} form={form} />
        </noscript>
      </>
    )
  }
  if (state.kind === 'failed') {
    return (
      <ErrorState title={t('files.failedTitle')} retryLabel={t('files.retry')} retry={load}>
        <p>{errors('offline')}</p>
      </ErrorState>
    )
  }
  if (state.kind === 'signed-in') {
    return (
      <>
        <SignedInBar session={state.session} onSignOut={() => setState({ kind: 'signed-out' })} />
        <LibraryList site={site} library={state.library} />
      </>
    )
  }
  return <SignInArea form={form} about={about} forgot={forgot} />
}

type SignInAreaProps = Pick<DistributorAreaProps, 'about' | 'forgot'> & { form: ReactNode }

function SignInArea({ form, about, forgot }: SignInAreaProps) {
  const signIn = useTranslations('distributors.signIn')
  return (
    <div className={styles.columns}>
      <section aria-labelledby="sign-in">
        <h2 id="sign-in" className={styles.heading}>
          {signIn('title')}
        </h2>
        {form}
        {forgot}
      </section>
      {about}
    </div>
  )
}

async function loadArea(site: SiteId): Promise<AreaState> {
  try {
    const session = await readSession()
    const library = session && (await readLibrary(site))
    return session && library ? { kind: 'signed-in', session, library } : { kind: 'signed-out' }
  } catch {
    return { kind: 'failed' }
  }
}
