'use client'

import { useState } from 'react'
import type { Translate } from '@/i18n/create-translator'
import type { SiteId } from '@/i18n/locales'
import { useTranslations } from '@/i18n/use-translations'
import { mailHref } from '@/lib/contact-links'
import { CodeForm, type Step } from './code-form'
import type { NoticeText } from './notice'
import { PasswordForm } from './password-form'
import { post } from './post'

/** Of a site, for accounts. */
export type AccountContact = { company: string; email?: string | null }

type SignInFormProps = {
  site: SiteId
  /** Where a new password can be requested. */
  forgotHref: string
  contact: AccountContact
  /** Address after a sign-in without scripts. */
  next: string
  /** Result of an attempt without scripts. */
  outcome?: string
  onDone: () => void
}

type SignInResult =
  | { state: 'in' }
  | { state: 'refused' }
  | { state: 'expired' }
  | { state: 'ended' }
  | { state: 'later'; seconds?: number }
  | ({ state: 'code' | 'set-up' } & Step)

/** Username and password, then a second factor where the account has one (S2 2.20, 5). */
export function SignInForm({ site, forgotHref, contact, next, outcome, onDone }: SignInFormProps) {
  const errors = useTranslations('distributors.errors')
  const [step, setStep] = useState<Step | null>(null)
  const [notice, setNotice] = useState<NoticeText | null>(noticeOf({ errors, contact }, outcome))
  const showNotice = (text: string) => setNotice({ title: errors('title'), text })

  const handleResult = (result: SignInResult | null, refused: string) => {
    setNotice(null)
    if (!result) return showNotice(errors('offline'))
    if ('step' in result) return setStep(result)
    if (result.state === 'in') return onDone()
    if (result.state === 'refused') return showNotice(refused)
    if (result.state === 'expired') return setNotice(expiredNotice({ errors, contact }))
    if (result.state === 'later') return showNotice(errors('later', { seconds: result.seconds ?? 60 }))
    setStep(null)
    showNotice(errors('ended'))
  }
  if (step) {
    return (
      <CodeForm
        step={step}
        notice={notice}
        onCode={async (code) =>
          handleResult(
            await post<SignInResult>('/distributor/code', { step: step.step, code }),
            errors('code'),
          )
        }
        onAgain={() => {
          setStep(null)
          setNotice(null)
        }}
      />
    )
  }
  return (
    <PasswordForm
      site={site}
      forgotHref={forgotHref}
      next={next}
      notice={notice}
      onSend={async (given) =>
        handleResult(await post<SignInResult>('/distributor/sign-in', given), errors('refused'))
      }
    />
  )
}

type Texts = { errors: Translate<'distributors.errors'>; contact: AccountContact }

function noticeOf({ errors, contact }: Texts, outcome?: string): NoticeText | null {
  if (outcome === 'expired') return expiredNotice({ errors, contact })
  if (outcome === 'refused') return { title: errors('title'), text: errors('refused') }
  return outcome === 'later' ? { title: errors('title'), text: errors('later', { seconds: 60 }) } : null
}

function expiredNotice({ errors, contact: { company, email } }: Texts): NoticeText {
  const title = errors('title')
  if (!email) return { title, text: errors('expired', { company }) }
  return {
    title,
    text: errors('expiredMail', { email }),
    contact: { label: errors('write'), href: mailHref(email) },
  }
}
