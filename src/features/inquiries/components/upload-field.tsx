import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useController } from 'react-hook-form'
import type { Translate } from '@/i18n/create-translator'
import type { SiteId } from '@/i18n/locales'
import { useTranslations } from '@/i18n/use-translations'
import { acceptedAttachments } from '@/lib/inquiries/attachments'
import { Button } from '@/ui/button'
import { Dialog, DialogActions } from '@/ui/dialog'
import { FileField } from '@/ui/file-field'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { InquiryFormState } from './use-inquiry-form'
import { useUpload, type Upload } from './use-upload'

type UploadFieldProps = {
  inquiry: InquiryFormState
  site: SiteId
  label: string
  /** What to attach. */
  note?: string
  /** The maximum size of the file. */
  megabytes: number
  required: boolean
  onBusy: (isBusy: boolean) => void
}

/** At most one file; removing it asks first (S2 5, readings 14). The form has its reference as `file`. */
export function UploadField(props: UploadFieldProps) {
  const { inquiry, site, label, note, megabytes, required, onBusy } = props
  const t = useTranslations('requests.file')
  const { field } = useController({ control: inquiry.form.control, name: 'file', defaultValue: '' })
  const focusRef = useRef<HTMLElement>(null)
  const [fileToRemove, setFileToRemove] = useState<string | null>(null)
  const onReference = (reference: string) => {
    field.onChange(reference)
    inquiry.clearError('file')
  }
  const { upload, problem, send, remove } = useUpload({ site, megabytes, onReference, onBusy, focusRef })
  const removeFile = () => {
    flushSync(() => {
      setFileToRemove(null)
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
        hint={[note, t('hint', { megabytes })].filter(Boolean).join(' ')}
        error={problem ?? inquiry.errorOf('file')}
        required={required}
        choose={t('choose')}
        drop={t('drop')}
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
                action: isUploading ? t('stop') : t('remove'),
                onAction: isUploading ? removeFile : () => setFileToRemove(upload.name),
              }
            : undefined
        }
      />
      <VisuallyHidden>
        <span role="status">{upload && statusOf(upload, t)}</span>
      </VisuallyHidden>
      <RemoveDialog name={fileToRemove} onClose={() => setFileToRemove(null)} onRemove={removeFile} />
    </div>
  )
}

type RemoveDialogProps = {
  name: string | null
  onClose: () => void
  onRemove: () => void
}

function RemoveDialog({ name, onClose, onRemove }: RemoveDialogProps) {
  const t = useTranslations('requests.file')
  return (
    <Dialog open={name !== null} onClose={onClose} title={t('question', { name: name ?? '' })}>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('keep')}
        </Button>
        <Button onClick={onRemove}>{t('remove')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function statusOf({ name, percent }: Upload, t: Translate<'requests.file'>): string {
  return t(percent === undefined ? 'done' : 'uploading', { name })
}
