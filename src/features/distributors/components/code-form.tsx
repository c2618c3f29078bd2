import { useRef, useState, type FormEvent } from 'react'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { TextButton } from '@/ui/text-link'
import type { SignInWords } from '../view-models/words'
import { Notice, type NoticeText } from './notice'
import styles from './sign-in.module.css'

/** The server's data for the second step; secret and QR code only during set-up. */
export type Step = { step: string; secret?: string; qr?: string }

type CodeFormProps = {
  words: SignInWords['code']
  step: Step
  notice: NoticeText | null
  onCode: (code: string) => Promise<void>
  onAgain: () => void
}

/** The code of an authenticator app; the first time also its set-up. */
export function CodeForm({ words, step, notice, onCode, onAgain }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const code = field.current?.value.replace(/\s/g, '') ?? ''
    setMissing(!code)
    if (!code) return field.current?.focus()
    setBusy(true)
    await onCode(code)
    setBusy(false)
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <Notice notice={notice} />
      <p>{step.qr ? words.setUp : words.text}</p>
      {step.qr && (
        <div className={styles.setUp}>
          <img className={styles.qr} src={step.qr} alt={words.picture} width={176} height={176} />
          <p>
            {words.secret}
            <code className={styles.secret}>{step.secret?.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </div>
      )}
      <TextField
        ref={field}
        name="code"
        label={words.label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        // The previous step has ended; this field is the only one.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        error={missing ? words.missing : undefined}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy} busyLabel={words.busy}>
          {words.submit}
        </Button>
        <TextButton onClick={onAgain}>{words.again}</TextButton>
      </div>
    </form>
  )
}
