import { useState } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import { Button } from '@/ui/button'
import type { Session } from './read-account'
import styles from './distributor-area.module.css'

type SignedInBarProps = { session: Session; onSignOut: () => void }

/** Who is signed in, and the sign-out button. */
export function SignedInBar({ session, onSignOut }: SignedInBarProps) {
  const t = useTranslations('distributors.area')
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    try {
      const response = await fetch('/distributor/sign-out', { method: 'POST' })
      if (response.ok) return onSignOut()
    } catch {
      // The button is shown again.
    }
    setBusy(false)
  }
  return (
    <div className={styles.visit}>
      <div>
        <h2 className={styles.welcome}>{t('visit.welcome', { company: session.company })}</h2>
        <p className={styles.quiet}>{t('visit.as', { username: session.username })}</p>
      </div>
      <Button variant="outline" small busy={busy} onClick={() => void signOut()}>
        {t('visit.signOut')}
      </Button>
    </div>
  )
}
