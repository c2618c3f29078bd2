'use client'

import { useState } from 'react'
import { Button } from '@/ui/button'
import { withAccess } from '@/ui/access-prompt/access-prompt-store'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import type { VideoFile } from '../view-models/videos'
import styles from './restricted-player.module.css'
import { PlainPlayer } from './plain-player'

type RestrictedPlayerProps = {
  file: VideoFile
  note: string
  signInLabel: string
  fallback: string
  playLabel: string
}

/** The poster of a restricted video, and the player once a distributor has signed in (S2 2.20). */
export function RestrictedPlayer({ file, note, signInLabel, ...texts }: RestrictedPlayerProps) {
  const [open, setOpen] = useState(false)
  if (open) return <PlainPlayer file={file} {...texts} autoPlay />
  return (
    <div className={styles.locked}>
      <Picture picture={file.poster} sizes="(max-width: 844px) 100vw, 85vw" ratio="16/9" />
      <div className={styles.front} data-ground="dark">
        <p className={styles.note}>
          <Icon name="lock" small />
          {note}
        </p>
        <Button onClick={() => withAccess({ file: file.url, run: () => setOpen(true) })}>
          {signInLabel}
        </Button>
      </div>
    </div>
  )
}
