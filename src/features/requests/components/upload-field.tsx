import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useController } from 'react-hook-form'
import type { SiteId } from '@/i18n/locales'
import { acceptedAttachments } from '@/lib/requests/attachments'
import { fill } from '@/lib/pdf-words'
import { Button } from '@/ui/button'
import { Dialog, DialogActions } from '@/ui/dialog'
import { FileField } from '@/ui/file-field'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { FileWords } from '../views/international-words'
import type { RequestForm } from './use-request-form'
import { useUpload, type Upload } from './use-upload'

type UploadFieldProps = {
  request: RequestForm
  site: SiteId
  words: FileWords
  label: string
  required: boolean
  onBusy: (isBusy: boolean) => void
}

/** At most one file; taking it away asks first (S2 5, readings 14). The form keeps its reference as `file`. */
export function UploadField({ request, site, words, label, required, onBusy }: UploadFieldProps) {
  const { field } = useController({ control: request.form.control, name: 'file', defaultValue: '' })
  const focused = useRef<HTMLElement>(null)
  const [asksFor, setAsksFor] = useState<string | null>(null)
  const onReference = (reference: string) => {
    field.onChange(reference)
    request.mend('file')
  }
  const { upload, problem, send, remove } = useUpload({ site, words, onReference, onBusy, focused })
  const takeAway = () => {
    flushSync(() => {
      setAsksFor(null)
      remove()
    })
    focused.current?.focus()
  }
  const isArriving = upload?.percent !== undefined
  return (
    <div>
      <FileField
        id={request.idOf('file')}
        name="file"
        label={label}
        hint={words.hint}
        error={problem ?? request.errorOf('file')}
        required={required}
        choose={words.choose}
        drop={words.drop}
        accept={acceptedAttachments}
        focusRef={(element) => {
          focused.current = element
          field.ref(element)
        }}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again.
          target.value = ''
          if (!file) return
          request.mend('file')
          flushSync(() => void send(file))
          focused.current?.focus()
        }}
        file={
          upload
            ? {
                ...upload,
                action: isArriving ? words.stop : words.remove,
                onAction: isArriving ? takeAway : () => setAsksFor(upload.name),
              }
            : undefined
        }
      />
      <VisuallyHidden>
        <span role="status">{upload && statusOf(upload, words)}</span>
      </VisuallyHidden>
      <RemoveQuestion name={asksFor} words={words} onClose={() => setAsksFor(null)} onRemove={takeAway} />
    </div>
  )
}

type RemoveQuestionProps = {
  name: string | null
  words: FileWords
  onClose: () => void
  onRemove: () => void
}

function RemoveQuestion({ name, words, onClose, onRemove }: RemoveQuestionProps) {
  const title = fill(words.question, { name: name ?? '' })
  return (
    <Dialog open={name !== null} onClose={onClose} title={title} closeLabel={words.close}>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {words.keep}
        </Button>
        <Button onClick={onRemove}>{words.remove}</Button>
      </DialogActions>
    </Dialog>
  )
}

function statusOf({ name, percent }: Upload, words: FileWords): string {
  return fill(percent === undefined ? words.done : words.uploading, { name })
}
