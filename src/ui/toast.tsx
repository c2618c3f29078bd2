'use client'

import { useSyncExternalStore } from 'react'

import { useTranslations } from '@/i18n/use-translations'
import { IconButton } from './button'
import { Icon } from './icon'
import { closeToast, currentToasts, subscribeToToasts, type Toast } from './toast-store'
import styles from './toast.module.css'

const none: readonly Toast[] = []

/** Once per layout. `polite`: a message never interrupts a screen reader. */
export function ToastRegion() {
  const t = useTranslations('controls')
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none)
  return (
    <section
      className={styles.region}
      aria-label={t('messages')}
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map((toast) => (
        <ToastBody key={toast.id} toast={toast} closeLabel={t('close')} />
      ))}
    </section>
  )
}

function ToastBody({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, tone, text, action } = toast
  const close = () => closeToast(id)
  return (
    <div className={styles.toast} data-ground="dark" data-tone={tone}>
      <Icon name={tone === 'done' ? 'check' : 'warning'} />
      <p className={styles.text}>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            close()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      {tone === 'done' ? (
        // The timer is an animation, so that hover, focus and a hidden page pause it.
        <span data-clock className={styles.time} onAnimationEnd={close} />
      ) : (
        <IconButton icon="close" label={closeLabel} onClick={close} />
      )}
    </div>
  )
}
