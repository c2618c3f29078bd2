'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { SignInForm } from '../../staff/admin/sign-in-form'
import { focusWhenEnabled } from '../focus-when-enabled'
import { useAdminText } from '../use-admin-text'
import styles from './saving.module.css'
import { hurryIdleWork } from './hurry-idle-work'
import { reportSaving, useSaving } from './saving-state'
import { session, watchSaves } from './watch-saves'

/** In ms. */
const retryAfter = 3000

/** Around the admin: what is typed survives a lost connection and the end of the session. */
export function SavingWatch({ children }: { children: ReactNode }) {
  const t = useAdminText()
  const { kind } = useSaving()
  const unreachable = t('saving:unreachable')
  useEffect(() => watchSaves(unreachable), [unreachable])
  useEffect(hurryIdleWork, [])
  useReconnecting(kind === 'offline')
  useStaying()
  return (
    <>
      {children}
      {kind === 'signedOut' && <SignInDialog />}
    </>
  )
}

/** Asks the server until it answers. */
function useReconnecting(isOffline: boolean): void {
  useEffect(() => {
    if (!isOffline) return undefined
    const ask = async () => {
      const found = await session()
      if (found === 'valid') reportSaving({ kind: 'resuming' })
      if (found === 'ended') reportSaving({ kind: 'signedOut' })
    }
    const timer = setInterval(() => void ask(), retryAfter)
    const askNow = () => void ask()
    window.addEventListener('online', askNow)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', askNow)
    }
  }, [isOffline])
}

const day = 24 * 60 * 60

/** Payload leaves the form for another view when the session ends; the next save asks to sign in again instead. */
function useStaying(): void {
  const { tokenExpirationMs, setUser, token, user } = useAuth()
  const stay = useEffectEvent(() => {
    if (user) setUser({ user, token: token ?? '', exp: Math.floor(Date.now() / 1000) + day })
  })
  useEffect(() => {
    if (!tokenExpirationMs) return undefined
    const timer = setTimeout(stay, Math.max(0, tokenExpirationMs - Date.now() - retryAfter))
    return () => clearTimeout(timer)
  }, [tokenExpirationMs])
}

function SignInDialog() {
  const t = useAdminText()
  const { user } = useAuth()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isLater, setIsLater] = useState(false)
  const email = user?.email
  useEffect(() => {
    if (isLater || !dialog.current) return undefined
    dialog.current.showModal()
    return focusWhenEnabled(dialog.current, email ? '#field-password' : '#field-email')
  }, [isLater, email])
  if (isLater) {
    return (
      <button type="button" className={styles.again} onClick={() => setIsLater(false)}>
        {t('saving:again')}
      </button>
    )
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="sign-in-again"
      onClose={() => setIsLater(true)}
    >
      <h2 id="sign-in-again">{t('saving:title')}</h2>
      <p>{t('saving:help')}</p>
      <SignInForm knownEmail={email} onSignedIn={() => reportSaving({ kind: 'resuming' })} />
      <button type="button" className={styles.later} onClick={() => setIsLater(true)}>
        {t('saving:later')}
      </button>
    </dialog>
  )
}
