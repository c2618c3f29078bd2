import { useState } from 'react'
import { Button } from '@/ui/button'
import { fill } from '@/lib/pdf-words'
import type { AreaWords } from '../views/words'
import type { Session } from './read-area'
import styles from './area.module.css'

type VisitProps = { session: Session; words: AreaWords; onSignOut: () => void }

/** Who is signed in, and the way out. */
export function Visit({ session, words, onSignOut }: VisitProps) {
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    try {
      const answer = await fetch('/distributor/sign-out', { method: 'POST' })
      if (answer.ok) return onSignOut()
    } catch {
      // The button stands there again.
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
