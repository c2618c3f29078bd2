import { useRef, useState, type FormEvent } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { TextButton } from '@/ui/text-link'
import { Notice, type NoticeText } from './notice'
import styles from './sign-in.module.css'

/** The server's data for the second step; secret and QR code only during set-up. */
export type Step = { step: string; secret?: string; qr?: string }

type CodeFormProps = {
  step: Step
  notice: NoticeText | null
  onCode: (code: string) => Promise<void>
  onAgain: () => void
}

/** The code of an authenticator app; the first time also its set-up. */
export function CodeForm({ step, notice, onCode, onAgain }: CodeFormProps) {
  const t = useTranslations('distributors.signIn')
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
      <p>{t(step.qr ? 'code.setUp' : 'code.text')}</p>
      {step.qr && (
        <div className={styles.setUp}>
          <img className={styles.qr} src={step.qr} alt={t('code.picture')} width={176} height={176} />
          <p>
            {t('code.secret')}
            <code className={styles.secret}>{step.secret?.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </div>
      )}
      <TextField
        ref={field}
        name="code"
        label={t('code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the previous step has ended; this field is the only one
        autoFocus
        error={missing ? t('code.missing') : undefined}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy} busyLabel={t('code.busy')}>
          {t('code.submit')}
        </Button>
        <TextButton onClick={onAgain}>{t('code.again')}</TextButton>
      </div>
    </form>
  )
}
