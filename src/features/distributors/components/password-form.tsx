import { useRef, useState, type FocusEvent, type FormEvent } from 'react'
import type { SiteId } from '@/i18n/locales'
import { useTranslations } from '@/i18n/use-translations'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Notice, type NoticeText } from './notice'
import styles from './sign-in.module.css'

type Given = { username: string; password: string }

type PasswordFormProps = {
  site: SiteId
  forgotHref: string
  next: string
  notice: NoticeText | null
  onSend: (given: Given) => Promise<void>
}

/** Both fields are checked on blur, and nothing is sent unless both are filled in (S2 5). */
export function PasswordForm({ site, forgotHref, next, notice, onSend }: PasswordFormProps) {
  const t = useTranslations('distributors.signIn')
  const { form, missing, busy, checks, send } = usePasswordForm(onSend)
  return (
    // POST, so that a submit before hydration puts no password into the address.
    <form
      ref={form}
      className={styles.form}
      method="post"
      action="/distributor/sign-in"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="siteId" value={site} />
      <input type="hidden" name="next" value={next} />
      <Notice notice={notice} />
      <TextField
        name="username"
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        required
        error={missing.username ? t('noUsername') : undefined}
        {...checks('username')}
      />
      <TextField
        type="password"
        name="password"
        label={t('password')}
        autoComplete="current-password"
        maxLength={200}
        required
        error={missing.password ? t('noPassword') : undefined}
        {...checks('password')}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy} busyLabel={t('busy')}>
          {t('submit')}
        </Button>
        <a className={styles.link} href={forgotHref}>
          {t('forgotten')}
        </a>
      </div>
    </form>
  )
}

function usePasswordForm(onSend: PasswordFormProps['onSend']) {
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<Partial<Record<keyof Given, boolean>>>({})
  const [busy, setBusy] = useState(false)

  const field = (name: keyof Given) => form.current?.elements.namedItem(name) as HTMLInputElement | null
  const check = (name: keyof Given) => {
    const isMissing = !field(name)?.value.trim()
    setMissing((before) => ({ ...before, [name]: isMissing }))
    return isMissing
  }
  // A message that appears or disappears on mousedown would move the button away from the pointer.
  const checks = (name: keyof Given) => ({
    onBlur: ({ relatedTarget }: FocusEvent) => relatedTarget instanceof HTMLButtonElement || check(name),
    onInput: () => missing[name] && check(name),
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const absent = (['username', 'password'] as const).filter(check)
    if (busy) return
    if (absent[0]) return field(absent[0])?.focus()
    const given = {
      username: field('username')?.value.trim() ?? '',
      password: field('password')?.value ?? '',
    }
    setBusy(true)
    await onSend(given)
    setBusy(false)
    const password = field('password')
    if (!password) return
    password.value = ''
    password.focus()
  }
  return { form, missing, busy, checks, send }
}
