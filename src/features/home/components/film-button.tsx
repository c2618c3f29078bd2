'use client'

import { useState, type MouseEvent } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

export type FilmWords = { play: string; close: string }

/** Plays a banner's film in the 580 px dialog (S1 2.6); closing it ends the film. */
export function FilmButton({ src, title, words }: { src: string; title: string; words: FilmWords }) {
  const [open, setOpen] = useState(false)
  // A carousel keeps the focus from what a mouse presses; the dialog gives it back to where it was.
  const play = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.focus()
    setOpen(true)
  }
  return (
    <>
      <Button variant="outline" icon="play" onClick={play}>
        {words.play}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} closeLabel={words.close} video>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the files that have them */}
        <video src={src} controls autoPlay playsInline />
      </Dialog>
    </>
  )
}
