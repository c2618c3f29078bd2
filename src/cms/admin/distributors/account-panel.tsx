'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import type { AccountState } from '../../distributors/endpoints'
import styles from './account-panel.module.css'
import { useAccount } from './use-account'

/** Above the form of a distributor: how the account stands, and what can be done about it. */
export function AccountPanel() {
  const { id } = useDocumentInfo()
  if (!id)
    return <p className={styles.note}>Save the account first; then send them an invitation from here.</p>
  return <Panel id={String(id)} />
}

function Panel({ id }: { id: string }) {
  const { account, message, isBusy, act } = useAccount(id)
  if (!account) return null
  const { hasPassword, secondFactorSince, sessions } = account
  const button = { buttonStyle: 'secondary', size: 'small', margin: false, disabled: isBusy } as const
  return (
    <section className={styles.panel} aria-label="Sign-in of this account">
      <p>{sentenceOn(account)}</p>
      <div className={styles.actions}>
        {hasPassword ? (
          <Button {...button} onClick={() => void act('reset')}>
            Send a link for a new password
          </Button>
        ) : (
          <Button {...button} buttonStyle="primary" onClick={() => void act('invite')}>
            Send the invitation
          </Button>
        )}
        {sessions > 0 && (
          <Button {...button} onClick={() => void act('sign-out')}>
            Sign out everywhere
          </Button>
        )}
        {secondFactorSince && (
          <Button {...button} onClick={() => void act('clear-second-factor')}>
            Forget the authenticator app
          </Button>
        )}
      </div>
      <p role="status">{message}</p>
    </section>
  )
}

function sentenceOn({ hasPassword, linkUntil, secondFactorSince, sessions }: AccountState): string {
  const link = linkUntil && `A link for a password was mailed and works until ${timeOf(linkUntil)}.`
  return [
    hasPassword ? 'Has a password.' : 'Has no password yet, so nobody can sign in.',
    link,
    secondFactorSince && `Authenticator app since ${timeOf(secondFactorSince)}.`,
    sessions > 0
      ? `Signed in now (${sessions} ${sessions === 1 ? 'browser' : 'browsers'}).`
      : 'Not signed in.',
  ]
    .filter(Boolean)
    .join(' ')
}

function timeOf(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}
