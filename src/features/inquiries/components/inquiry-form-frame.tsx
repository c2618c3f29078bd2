import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from '@/i18n/use-translations'
import { Button } from '@/ui/button'
import { mailHref, phoneHref } from '@/lib/contact-links'
import type { Contact } from '../view-models/contact'
import { FailureSummary } from './failure-summary'
import styles from './form.module.css'
import { HoneypotField } from './honeypot-field'
import { SentNotice } from './sent-notice'
import { useHydrated } from './use-hydrated'
import type { InquiryFormState } from './use-inquiry-form'

type InquiryFormFrameProps = {
  inquiry: InquiryFormState
  contact: Contact
  label: string
  /** The heading of the confirmation, if it is not the common one. */
  sentTitle?: string
  /** Why the form cannot be sent yet. */
  blockedText?: string
  children: ReactNode
}

/** The common parts of all forms: honeypot, submit button, confirmation. */
export function InquiryFormFrame(props: InquiryFormFrameProps) {
  const { inquiry, contact, label, sentTitle, blockedText, children } = props
  const t = useTranslations('requests.form')
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const begin = () => {
    flushSync(inquiry.reopen)
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  if (inquiry.state === 'sent') {
    return <SentNotice title={sentTitle} reference={inquiry.reference} onAgain={begin} />
  }
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      method="post"
      noValidate
      {...inquiry.formProps}
    >
      <noscript>
        <DirectContact text={t('noScript')} contact={contact} />
      </noscript>
      <FailureSummary failures={inquiry.failures} title={t('summary')} />
      {children}
      <HoneypotField label={t('hidden')} field={inquiry.form.register('website')} />
      <div className={styles.end}>
        {/* Disabled before hydration, so that no input gets lost. */}
        <Button
          type={isHydrated ? 'submit' : 'button'}
          busy={inquiry.state === 'sending' || blockedText !== undefined}
          busyLabel={blockedText ?? t('sending')}
        >
          {t('send')}
        </Button>
        <p className={styles.note}>{t('promise')}</p>
      </div>
    </form>
  )
}

/** Email and phone, without the form. */
export function DirectContact({ text, contact: { email, phone } }: { text: string; contact: Contact }) {
  return (
    <p>
      {text} {email && <a href={mailHref(email)}>{email}</a>}
      {email && phone && ', '}
      {phone && <a href={phoneHref(phone)}>{phone}</a>}
    </p>
  )
}
