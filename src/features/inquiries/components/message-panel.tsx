'use client'

import { useCallback, useEffect, useId, useState, type ComponentType } from 'react'
import type { LoadedMessages } from '@/i18n/loaded-messages'
import { useMessageLoader, useTranslations, WithMessages } from '@/i18n/use-translations'
import { Button } from '@/ui/button'
import { FoldingHeading } from '@/ui/folding-heading'
import { useMedia } from '@/ui/use-media'
import { useNearViewport } from '@/ui/use-near-viewport'
import type { MessageFormProps } from './message-form'
import styles from './message-panel.module.css'
import { DirectContact } from './inquiry-form-frame'

/** The form with its texts, which only visitors who come near it need. */
type LoadedForm = { Form: ComponentType<MessageFormProps>; messages: LoadedMessages }

type MessagePanelProps = MessageFormProps & {
  /** A folded board opens on demand at all widths, any other on narrow screens only. */
  isFolded?: boolean
  /** Introduces the contact data where scripts do not run. */
  noScript: string
}

/** The message board; its form is loaded when it comes near the viewport. Collapsed on narrow screens (S1 2.4). */
export function MessagePanel({ isFolded, noScript, ...props }: MessagePanelProps) {
  const t = useTranslations('messageBoard.panel')
  const id = useId()
  const [open, setOpen] = useState(false)
  const { target, isNear } = useNearViewport<HTMLElement>()
  const isNarrow = useMedia('(max-width: 844px)')
  const { loaded, hasFailed, load } = useForm(isNear && (open || !(isNarrow || isFolded)))
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
          <DirectContact text={noScript} contact={props.contact} />
        </noscript>
        {loaded ? (
          <WithMessages messages={loaded.messages}>
            <loaded.Form {...props} />
          </WithMessages>
        ) : (
          <FormPlaceholder hasFailed={hasFailed} retry={load} />
        )}
      </div>
    </section>
  )
}

type FormPlaceholderProps = { hasFailed: boolean; retry: () => void }

function FormPlaceholder({ hasFailed, retry }: FormPlaceholderProps) {
  const t = useTranslations('messageBoard.panel')
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
  const [loaded, setLoaded] = useState<LoadedForm | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const loadTexts = useMessageLoader('message-form')
  const load = useCallback(() => {
    Promise.all([import('./message-form'), loadTexts()]).then(
      ([{ MessageForm }, messages]) => setLoaded({ Form: MessageForm, messages }),
      () => setFailed(true),
    )
  }, [loadTexts])
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])
  return { loaded, hasFailed, load }
}
