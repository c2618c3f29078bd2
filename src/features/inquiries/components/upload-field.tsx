import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useController } from 'react-hook-form'
import type { SiteId } from '@/i18n/locales'
import { acceptedAttachments } from '@/lib/inquiries/attachments'
import { fill } from '@/lib/pdf-words'
import { Button } from '@/ui/button'
import { Dialog, DialogActions } from '@/ui/dialog'
import { FileField } from '@/ui/file-field'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { FileWords } from '../view-models/international-words'
import type { InquiryFormState } from './use-inquiry-form'
import { useUpload, type Upload } from './use-upload'

type UploadFieldProps = {
  inquiry: InquiryFormState
  site: SiteId
  words: FileWords
  label: string
  required: boolean
  onBusy: (isBusy: boolean) => void
}

/** At most one file; removing it asks first (S2 5, readings 14). The form has its reference as `file`. */
export function UploadField({ inquiry, site, words, label, required, onBusy }: UploadFieldProps) {
  const { field } = useController({ control: inquiry.form.control, name: 'file', defaultValue: '' })
  const focusRef = useRef<HTMLElement>(null)
  const [asksFor, setAsksFor] = useState<string | null>(null)
  const onReference = (reference: string) => {
    field.onChange(reference)
    inquiry.clearError('file')
  }
  const { upload, problem, send, remove } = useUpload({ site, words, onReference, onBusy, focusRef })
  const removeFile = () => {
    flushSync(() => {
      setAsksFor(null)
      remove()
    })
    focusRef.current?.focus()
  }
  const isUploading = upload?.percent !== undefined
  return (
    <div>
      <FileField
        id={inquiry.idOf('file')}
        name="file"
        label={label}
        hint={words.hint}
        error={problem ?? inquiry.errorOf('file')}
        required={required}
        choose={words.choose}
        drop={words.drop}
        accept={acceptedAttachments}
        focusRef={(element) => {
          focusRef.current = element
          field.ref(element)
        }}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Allows selecting the same file again.
          target.value = ''
          if (!file) return
          inquiry.clearError('file')
          flushSync(() => void send(file))
          focusRef.current?.focus()
        }}
        file={
          upload
            ? {
                ...upload,
                action: isUploading ? words.stop : words.remove,
                onAction: isUploading ? removeFile : () => setAsksFor(upload.name),
              }
            : undefined
        }
      />
      <VisuallyHidden>
        <span role="status">{upload && statusOf(upload, words)}</span>
      </VisuallyHidden>
      <RemoveDialog name={asksFor} words={words} onClose={() => setAsksFor(null)} onRemove={removeFile} />
    </div>
  )
}

type RemoveDialogProps = {
  name: string | null
  words: FileWords
  onClose: () => void
  onRemove: () => void
}

function RemoveDialog({ name, words, onClose, onRemove }: RemoveDialogProps) {
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
