'use client'

import { useCallback, useEffect, useId, useState, type ComponentType } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import { Button } from '@/ui/button'
import { FoldingHeading } from '@/ui/folding-heading'
import { useMedia } from '@/ui/use-media'
import { useNearViewport } from '@/ui/use-near-viewport'
import type { MessageFormProps } from './message-form'
import styles from './message-panel.module.css'
import { DirectContact } from './inquiry-form-frame'

type Form = ComponentType<MessageFormProps>

/** A folded board opens on demand at all widths, any other on narrow screens only. */
type MessagePanelProps = MessageFormProps & { isFolded?: boolean }

/** The message board; its form is loaded when it comes near the viewport. Collapsed on narrow screens (S1 2.4). */
export function MessagePanel({ isFolded, ...props }: MessagePanelProps) {
  const t = useTranslations('messageBoard')
  const id = useId()
  const [open, setOpen] = useState(false)
  const { target, isNear } = useNearViewport<HTMLElement>()
  const isNarrow = useMedia('(max-width: 844px)')
  const { Form, hasFailed, load } = useForm(isNear && (open || !(isNarrow || isFolded)))
  return (
    <section
      ref={target}
      className={styles.board}
      aria-labelledby={`${id}-title`}
      data-open={open || undefined}
      data-folded={isFolded || undefined}
    >
      <div>
        <FoldingHeading
          id={`${id}-title`}
          className={styles.title}
          title={t('title')}
          controls={id}
          isOpen={open}
          onToggle={() => setOpen(!open)}
          isAlwaysFolding={isFolded}
        />
        <p className={styles.note}>{t('note')}</p>
      </div>
      <div id={id} className={styles.panel}>
        <noscript>
          <DirectContact contact={props.contact} />
        </noscript>
        {Form ? <Form {...props} /> : <FormPlaceholder hasFailed={hasFailed} retry={load} />}
      </div>
    </section>
  )
}

type FormPlaceholderProps = { hasFailed: boolean; retry: () => void }

function FormPlaceholder({ hasFailed, retry }: FormPlaceholderProps) {
  const t = useTranslations('messageBoard')
  return (
    <div className={styles.waiting}>
      <p role="status">{t(hasFailed ? 'unloaded' : 'loading')}</p>
      {hasFailed && (
        <Button small variant="outline" onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}

/** Loaded on demand, since most visitors do not use the form. */
function useForm(isWanted: boolean) {
  const [Form, setForm] = useState<Form | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    import('./message-form').then(
      ({ MessageForm }) => setForm(() => MessageForm),
      () => setFailed(true),
    )
  }, [])
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])
  return { Form, hasFailed, load }
}
