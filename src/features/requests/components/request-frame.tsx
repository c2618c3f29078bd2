import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/ui/button'
import type { CommonWords } from '../views/words'
import { FailureSummary } from './failure-summary'
import styles from './form.module.css'
import { HiddenField } from './hidden-field'
import { SentNotice } from './sent-notice'
import { useIsHeard } from './use-is-heard'
import type { RequestForm } from './use-request-form'

type RequestFrameProps = {
  request: RequestForm
  words: CommonWords
  label: string
  /** What the form waits for before it can be sent. */
  waiting?: string
  children: ReactNode
}

/** What all forms have around their fields: what is required, the hidden field, the button, the end. */
export function RequestFrame({ request, words, label, waiting, children }: RequestFrameProps) {
  const isHeard = useIsHeard()
  const form = useRef<HTMLFormElement>(null)
  const begin = () => {
    flushSync(request.again)
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  if (request.state === 'sent') {
    return <SentNotice reference={request.reference} words={words} onAgain={begin} />
  }
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      method="post"
      noValidate
      {...request.formProps}
    >
      <noscript>
        <Direct words={words} />
      </noscript>
      <p className={styles.note}>{words.required}</p>
      <FailureSummary failures={request.failures} title={words.summary} />
      {children}
      <HiddenField label={words.hidden} field={request.form.register('website')} />
      <div className={styles.end}>
        {/* Before the scripts have come it sends nothing, so that nothing typed gets lost. */}
        <Button
          type={isHeard ? 'submit' : 'button'}
          busy={request.state === 'sending' || waiting !== undefined}
          busyLabel={waiting ?? words.sending}
        >
          {words.send}
        </Button>
        <p className={styles.note}>{words.promise}</p>
      </div>
    </form>
  )
}

/** The ways that need no form. */
export function Direct({ words }: { words: CommonWords }) {
  const { email, phone } = words.contact
  return (
    <p>
      {words.noScript} {email && <a href={`mailto:${email}`}>{email}</a>}
      {email && phone && ', '}
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
    </p>
  )
}
