'use client'

import { useState } from 'react'
import { Dialog } from '@/ui/dialog'
import { Icon } from '@/ui/icon'
import { VisuallyHidden } from '@/ui/visually-hidden'
import styles from './document-list.module.css'

type LockedActionsProps = {
  name: string
  words: { view: string; download: string; title: string; text: string; close: string }
}

/** What a restricted document answers: it is for designated distributors (S2 2.3, 2.20). */
export function LockedActions({ name, words }: LockedActionsProps) {
  const [open, setOpen] = useState(false)
  const show = () => setOpen(true)
  return (
    <>
      <button type="button" className={styles.action} onClick={show}>
        {words.view}
        <VisuallyHidden> {name}</VisuallyHidden>
      </button>
      <button type="button" className={styles.action} onClick={show}>
        {words.download}
        <VisuallyHidden> {name}</VisuallyHidden>
        <Icon name="lock" small />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title} closeLabel={words.close}>
        <p>{words.text}</p>
      </Dialog>
    </>
  )
}
