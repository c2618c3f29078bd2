import { Button } from '@payloadcms/ui'
import styles from './second-factor.module.css'
import { useStaffText } from './use-staff-text'

type ConfirmationActionsProps = {
  /** The error that belongs to no field. */
  error: string | undefined
  isBusy: boolean
  label: string
  onConfirm: () => void
  onCancel: () => void
}

/** The end of a step that changes a second factor: its error, and the buttons that confirm or cancel it. */
export function ConfirmationActions(props: ConfirmationActionsProps) {
  const { error, isBusy, label, onConfirm, onCancel } = props
  const t = useStaffText()
  const button = { size: 'medium', margin: false, disabled: isBusy } as const
  return (
    <>
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <div className={styles.actions}>
        <Button {...button} buttonStyle="primary" onClick={onConfirm}>
          {label}
        </Button>
        <Button {...button} buttonStyle="secondary" onClick={onCancel}>
          {t('staff:cancel')}
        </Button>
      </div>
    </>
  )
}
