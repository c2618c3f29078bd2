import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import styles from './second-factor.module.css'
import { postAction } from './use-second-factor'
import { useStaffText } from './use-staff-text'

type ResetFactorProps = { account: string; hasApp: boolean; onReset: () => Promise<void> }

/** Removes the app of another account, after a warning, and says so afterwards. */
export function ResetFactor({ account, hasApp, onReset }: ResetFactorProps) {
  const t = useStaffText()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const button = { buttonStyle: 'secondary', size: 'medium', margin: false, disabled: isBusy } as const

  async function reset() {
    setBusy(true)
    const result = await postAction(`${account}/second-factor/reset`)
    setBusy(false)
    setAsking(false)
    setMessage(result.message)
    if (result.body) await onReset()
  }

  return (
    <>
      {isAsking && <p>{t('staff:resetWarning')}</p>}
      {hasApp && (
        <div className={styles.actions}>
          {isAsking ? (
            <>
              <Button {...button} buttonStyle="primary" onClick={() => void reset()}>
                {t('staff:confirmReset')}
              </Button>
              <Button {...button} onClick={() => setAsking(false)}>
                {t('staff:cancel')}
              </Button>
            </>
          ) : (
            <Button {...button} onClick={() => setAsking(true)}>
              {t('staff:reset')}
            </Button>
          )}
        </div>
      )}
      <p role="status">{message}</p>
    </>
  )
}
