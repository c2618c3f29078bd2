import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { CodeInput } from './code-input'
import { ConfirmationActions } from './confirmation-actions'
import styles from './second-factor.module.css'
import { useAction } from './use-action'
import { useStaffText } from './use-staff-text'

type ResetFactorProps = { account: string; hasApp: boolean; onReset: () => Promise<void> }

/** Removes the app of another account, after a warning and with the own password, and says so afterwards. */
export function ResetFactor({ account, hasApp, onReset }: ResetFactorProps) {
  const t = useStaffText()
  const [isConfirming, setConfirming] = useState(false)
  const [message, setMessage] = useState('')

  async function finish(result: string) {
    setConfirming(false)
    setMessage(result)
    await onReset()
  }

  return (
    <>
      {hasApp && isConfirming && (
        <ResetConfirmation account={account} onDone={finish} onCancel={() => setConfirming(false)} />
      )}
      {hasApp && !isConfirming && (
        <div className={styles.actions}>
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setConfirming(true)}>
            {t('staff:reset')}
          </Button>
        </div>
      )}
      <p role="status">{message}</p>
    </>
  )
}

type ResetConfirmationProps = {
  account: string
  onDone: (message: string) => Promise<void>
  onCancel: () => void
}

/** Not a form, since the form of the account contains it. */
function ResetConfirmation({ account, onDone, onCancel }: ResetConfirmationProps) {
  const t = useStaffText()
  const [currentPassword, setPassword] = useState('')
  const { isBusy, send, errorOf, fail } = useAction(`${account}/second-factor/reset`)

  async function reset() {
    if (isBusy) return
    if (!currentPassword) return fail({ field: 'currentPassword', message: t('staff:passwordMissing') })
    const result = await send({ currentPassword })
    if (result) await onDone(result.message)
  }

  return (
    <div className={styles.step}>
      <p>{t('staff:resetWarning')}</p>
      <CodeInput
        name="currentPassword"
        label={t('staff:ownPassword')}
        type="password"
        autoComplete="current-password"
        isFirst
        value={currentPassword}
        error={errorOf('currentPassword')}
        onChange={setPassword}
        onEnter={() => void reset()}
      />
      <ConfirmationActions
        error={errorOf()}
        isBusy={isBusy}
        label={t('staff:confirmReset')}
        onConfirm={() => void reset()}
        onCancel={onCancel}
      />
    </div>
  )
}
