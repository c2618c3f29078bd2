'use client'

import { useState, type MouseEvent } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

/** Plays a banner's video in a 580 px dialog (S1 2.6); closing the dialog stops it. */
export function VideoButton({ src, title, label }: { src: string; title: string; label: string }) {
  const [open, setOpen] = useState(false)
  // A carousel prevents the focus on mousedown; the dialog returns the focus to where it was.
  const play = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.focus()
    setOpen(true)
  }
  return (
    <>
      <Button variant="outline" icon="play" onClick={play}>
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} video>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the files that have them */}
        <video src={src} controls autoPlay playsInline />
      </Dialog>
    </>
  )
}
