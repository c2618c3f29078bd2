'use client'

import { useState } from 'react'

import { Button } from '../button'
import { Dialog, DialogActions } from '../dialog'
import { TextField } from '../field'
import { Picture } from '../picture'
import { showToast } from '../toast-store'
import { Line } from './part'
import { samplePicture, type Samples } from './samples'

/** Dialogs and toasts can only be opened in a browser. */
export function DialogPart({ samples: { dialog, fields } }: { samples: Samples }) {
  const [open, setOpen] = useState<'text' | 'video' | null>(null)
  const close = () => setOpen(null)
  return (
    <Line>
      <Button variant="outline" onClick={() => setOpen('text')}>
        {dialog.open}
      </Button>
      <Button variant="outline" icon="play" onClick={() => setOpen('video')}>
        {dialog.video}
      </Button>
      <Dialog open={open === 'text'} onClose={close} title={dialog.title}>
        <p className="quiet">{dialog.text}</p>
        <br />
        <TextField label={fields.mail} type="email" required placeholder="name@hospital.org" />
        <DialogActions>
          <Button small variant="outline" onClick={close}>
            {dialog.cancel}
          </Button>
          <Button small onClick={close}>
            {dialog.send}
          </Button>
        </DialogActions>
      </Dialog>
      <Dialog video open={open === 'video'} onClose={close} title={dialog.video}>
        <Picture picture={samplePicture(dialog.video)} sizes="580px" ratio="16/9" />
      </Dialog>
    </Line>
  )
}

export function ToastPart({ samples: { toast } }: { samples: Samples }) {
  const done = () => showToast({ tone: 'done', text: toast.done })
  return (
    <Line>
      <Button variant="outline" small onClick={done}>
        {toast.done}
      </Button>
      <Button
        variant="outline"
        small
        onClick={() =>
          showToast({ tone: 'error', text: toast.error, action: { label: toast.retry, run: done } })
        }
      >
        {toast.error}
      </Button>
    </Line>
  )
}
