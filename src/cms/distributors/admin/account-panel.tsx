'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import type { AccountState } from '../endpoints'
import styles from './account-panel.module.css'
import { useAccount } from './use-account'

/** Above the form of a distributor: the sign-in state of the account, and its actions. */
export function AccountPanel() {
  const { id } = useDocumentInfo()
  if (!id) return <p className={styles.note}>Save the account first. You can then send an invitation here.</p>
  return <Panel id={String(id)} />
}

function Panel({ id }: { id: string }) {
  const { account, message, isBusy, act } = useAccount(id)
  if (!account) return null
  const { hasPassword, secondFactorSince, sessions } = account
  const button = { buttonStyle: 'secondary', size: 'small', margin: false, disabled: isBusy } as const
  return (
    <section className={styles.panel} aria-label="Sign-in of this account">
      <p>{describeState(account)}</p>
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
            Remove the authenticator app
          </Button>
        )}
      </div>
      <p role="status">{message}</p>
    </section>
  )
}

function describeState({ hasPassword, linkUntil, secondFactorSince, sessions }: AccountState): string {
  const link = linkUntil && `A password link was sent and is valid until ${formatTime(linkUntil)}.`
  return [
    hasPassword ? 'A password is set.' : 'No password is set yet, so nobody can sign in.',
    link,
    secondFactorSince && `Authenticator app since ${formatTime(secondFactorSince)}.`,
    sessions > 0
      ? `Signed in now (${sessions} ${sessions === 1 ? 'browser' : 'browsers'}).`
      : 'Not signed in.',
  ]
    .filter(Boolean)
    .join(' ')
}

function formatTime(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}
