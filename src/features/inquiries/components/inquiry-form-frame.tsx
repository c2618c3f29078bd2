import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/ui/button'
import type { CommonWords } from '../view-models/words'
import { FailureSummary } from './failure-summary'
import styles from './form.module.css'
import { HoneypotField } from './honeypot-field'
import { SentNotice } from './sent-notice'
import { useHydrated } from './use-hydrated'
import type { InquiryFormState } from './use-inquiry-form'

type InquiryFormFrameProps = {
  inquiry: InquiryFormState
  words: CommonWords
  label: string
  /** Why the form cannot be sent yet. */
  blockedText?: string
  children: ReactNode
}

/** The common frame of all forms: note on required fields, honeypot, submit button, confirmation. */
export function InquiryFormFrame({ inquiry, words, label, blockedText, children }: InquiryFormFrameProps) {
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const begin = () => {
    flushSync(inquiry.reopen)
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  if (inquiry.state === 'sent') {
    return <SentNotice reference={inquiry.reference} words={words} onAgain={begin} />
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
        <DirectContact words={words} />
      </noscript>
      <p className={styles.note}>{words.required}</p>
      <FailureSummary failures={inquiry.failures} title={words.summary} />
      {children}
      <HoneypotField label={words.hidden} field={inquiry.form.register('website')} />
      <div className={styles.end}>
        {/* Disabled before hydration, so that no input gets lost. */}
        <Button
          type={isHydrated ? 'submit' : 'button'}
          busy={inquiry.state === 'sending' || blockedText !== undefined}
          busyLabel={blockedText ?? words.sending}
        >
          {words.send}
        </Button>
        <p className={styles.note}>{words.promise}</p>
      </div>
    </form>
  )
}

/** Email and phone, without the form. */
export function DirectContact({ words }: { words: CommonWords }) {
  const { email, phone } = words.contact
  return (
    <p>
      {words.noScript} {email && <a href={`mailto:${email}`}>{email}</a>}
      {email && phone && ', '}
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
    </p>
  )
}
