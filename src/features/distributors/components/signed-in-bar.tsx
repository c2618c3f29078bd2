import { useState } from 'react'
import { Button } from '@/ui/button'
import { fill } from '@/lib/pdf-words'
import type { AreaWords } from '../view-models/words'
import type { Session } from './read-account'
import styles from './distributor-area.module.css'

type SignedInBarProps = { session: Session; words: AreaWords; onSignOut: () => void }

/** Who is signed in, and the sign-out button. */
export function SignedInBar({ session, words, onSignOut }: SignedInBarProps) {
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
        <h2 className={styles.welcome}>{fill(words.welcome, { company: session.company })}</h2>
        <p className={styles.quiet}>{fill(words.as, { username: session.username })}</p>
      </div>
      <Button variant="outline" small busy={busy} onClick={() => void signOut()}>
        {words.signOut}
      </Button>
    </div>
  )
}
