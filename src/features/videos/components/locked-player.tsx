'use client'

import { useState } from 'react'
import { Button } from '@/ui/button'
import { withAccess } from '@/ui/gate/gate-store'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import type { Film } from '../views/videos'
import styles from './locked-player.module.css'
import { PlainPlayer } from './plain-player'

type LockedPlayerProps = { film: Film; words: { locked: string; signIn: string; fallback: string } }

/** The poster of a restricted film, and the film once a distributor has signed in (S2 2.20). */
export function LockedPlayer({ film, words }: LockedPlayerProps) {
  const [open, setOpen] = useState(false)
  if (open) return <PlainPlayer film={film} fallback={words.fallback} autoPlay />
  return (
    <div className={styles.locked}>
      <Picture picture={film.poster} sizes="(max-width: 844px) 100vw, 85vw" ratio="16/9" />
      <div className={styles.front} data-ground="dark">
        <p className={styles.note}>
          <Icon name="lock" small />
          {words.locked}
        </p>
        <Button onClick={() => withAccess({ file: film.url, run: () => setOpen(true) })}>
          {words.signIn}
        </Button>
      </div>
    </div>
  )
}
