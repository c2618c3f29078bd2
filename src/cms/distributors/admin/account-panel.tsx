'use client'

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { AccountState } from '../endpoints'
import styles from './account-panel.module.css'
import { useAccount } from './use-account'
import { useAdminText } from '../../admin/use-admin-text'

/** Above the form of a distributor: the sign-in state of the account, and its actions. */
export function AccountPanel() {
  const t = useAdminText()
  const { id } = useDocumentInfo()
  if (!id) return <p className={styles.note}>{t('tools:saveAccountFirst')}</p>
  return <Panel id={String(id)} />
}

function Panel({ id }: { id: string }) {
  const t = useAdminText()
  const { i18n } = useTranslation()
  const { account, message, isBusy, act } = useAccount(id)
  if (!account) return null
  const { hasPassword, secondFactorSince, sessions } = account
  const button = { buttonStyle: 'secondary', size: 'small', margin: false, disabled: isBusy } as const
  return (
    <section className={styles.panel} aria-label={t('tools:signInOfAccount')}>
      <p>{describeState(t, i18n.language, account)}</p>
      <div className={styles.actions}>
        {hasPassword ? (
          <Button {...button} onClick={() => void act('reset')}>
            {t('tools:sendPasswordLink')}
          </Button>
        ) : (
          <Button {...button} buttonStyle="primary" onClick={() => void act('invite')}>
            {t('tools:sendInvitation')}
          </Button>
        )}
        {sessions > 0 && (
          <Button {...button} onClick={() => void act('sign-out')}>
            {t('tools:signOutEverywhere')}
          </Button>
        )}
        {secondFactorSince && (
          <Button {...button} onClick={() => void act('clear-second-factor')}>
            {t('tools:removeApp')}
          </Button>
        )}
      </div>
      <p role="status">{message}</p>
    </section>
  )
}

function describeState(
  t: ReturnType<typeof useAdminText>,
  language: string,
  { hasPassword, linkUntil, secondFactorSince, sessions }: AccountState,
): string {
  const link = linkUntil && t('tools:linkValid', { time: formatTime(language, linkUntil) })
  return [
    hasPassword ? t('tools:passwordSet') : t('tools:noPassword'),
    link,
    secondFactorSince && t('tools:appSince', { time: formatTime(language, secondFactorSince) }),
    sessions > 0 ? t('tools:signedIn', { count: sessions }) : t('tools:notSignedIn'),
  ]
    .filter(Boolean)
    .join(' ')
}

function formatTime(language: string, iso: string): string {
  return new Date(iso).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
}
