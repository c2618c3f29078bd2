'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Translate } from '@/i18n/create-translator'
import { useTranslations } from '@/i18n/use-translations'
import { passwordLength } from '@/lib/passwords'
import { Button, ButtonLink } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Notice, type NoticeText } from './notice'
import { post } from './post'
import styles from './sign-in.module.css'

type NewPasswordFormProps = {
  /** The distributors' page with the sign-in. */
  signInHref: string
  /** Where another link can be requested. */
  forgotHref: string
}

type Errors = { first?: string; second?: string }

/** Sets the password of an account with the link from an email; the token is removed from the address. */
export function NewPasswordForm({ signInHref, forgotHref }: NewPasswordFormProps) {
  const t = useTranslations('distributors.password')
  const token = useToken()
  const { form, errors, busy, notice, outcome, send } = useNewPassword(token)
  if (outcome === 'set') {
    return <Outcome title={t('setTitle')} text={t('setText')} label={t('signIn')} href={signInHref} />
  }
  if (outcome === 'ended' || token === '') {
    return <Outcome title={t('endedTitle')} text={t('endedText')} label={t('again')} href={forgotHref} />
  }
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action="/distributor/password"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <p>{t('lead')}</p>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <Notice notice={notice} />
      <TextField
        type="password"
        name="first"
        label={t('first')}
        hint={t('hint', passwordLength)}
        autoComplete="new-password"
        required
        error={errors.first}
      />
      <TextField
        type="password"
        name="second"
        label={t('second')}
        autoComplete="new-password"
        required
        error={errors.second}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy} busyLabel={t('busy')}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}

function useNewPassword(token: string | null) {
  const t = useTranslations('distributors.password')
  const problems = useTranslations('distributors.errors')
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<NoticeText | null>(null)
  const [outcome, setOutcome] = useState<'set' | 'ended' | null>(null)

  const valueOf = (name: keyof Errors) =>
    (form.current?.elements.namedItem(name) as HTMLInputElement | null)?.value ?? ''
  const check = () => {
    const found = errorsOf({ first: valueOf('first'), second: valueOf('second') }, t)
    setErrors(found)
    return found
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = check()
    const [wrong] = Object.keys(found)
    if (wrong) return (form.current?.elements.namedItem(wrong) as HTMLInputElement | null)?.focus()
    setBusy(true)
    const result = await post<{ state: string }>('/distributor/password', {
      token: token ?? '',
      password: valueOf('first'),
    })
    setBusy(false)
    if (result?.state === 'set' || result?.state === 'ended') return setOutcome(result.state)
    const text = result?.state === 'weak' ? t('weak') : problems('offline')
    setNotice({ title: problems('title'), text })
  }
  return { form, errors, busy, notice, outcome, send }
}

/** Null until it is read; empty if the address has none. */
function useToken(): string | null {
  const found = useRef<string>(null)
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    found.current ??= removeTokenFromUrl()
    setToken(found.current)
  }, [])
  return token
}

/** Reads the token and removes it from the address bar and the history. */
function removeTokenFromUrl(): string {
  const { hash, pathname, search } = location
  history.replaceState(history.state, '', pathname + search)
  return new URLSearchParams(hash.slice(1)).get('token') ?? ''
}

function errorsOf({ first, second }: Required<Errors>, t: Translate<'distributors.password'>): Errors {
  if (first.length < passwordLength.min) return { first: t('short', passwordLength) }
  if (first.length > passwordLength.max) return { first: t('long', passwordLength) }
  return first === second ? {} : { second: t('differ') }
}

type OutcomeProps = { title: string; text: string; label: string; href: string }

function Outcome({ title, text, label, href }: OutcomeProps) {
  return (
    <div className={styles.form} role="status">
      <h2 className="type-h3">{title}</h2>
      <p>{text}</p>
      <div className={styles.actions}>
        <ButtonLink href={href}>{label}</ButtonLink>
      </div>
    </div>
  )
}
