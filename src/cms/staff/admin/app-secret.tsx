import styles from './second-factor.module.css'
import { useStaffText } from './use-staff-text'

/** The secret of an app that is being set up, as a QR code and as a key to type. */
export function AppSecret({ secret, qr }: { secret: string; qr: string }) {
  const t = useStaffText()
  return (
    <div className={styles.secret}>
      <img src={qr} alt={t('staff:qr')} width={184} height={184} />
      <p>
        {t('staff:key')} <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  )
}
