import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import styles from './second-factor.module.css'
import { useStaffText } from './use-staff-text'

/** The new recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onStored }: { codes: string[]; onStored: () => void }) {
  const t = useStaffText()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCopied, setCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  const button = { buttonStyle: 'secondary', size: 'medium', margin: false } as const

  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.step} aria-labelledby="recovery-codes-title">
      <h2 ref={heading} id="recovery-codes-title" tabIndex={-1}>
        {t('staff:codesTitle')}
      </h2>
      <p>{t('staff:codesHelp')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {/* Browsers offer the clipboard to secure origins only. */}
        {'clipboard' in navigator && (
          <Button
            {...button}
            onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
          >
            {t('staff:copy')}
          </Button>
        )}
        <a
          className={styles.download}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {t('staff:download')}
        </a>
        <Button {...button} buttonStyle="primary" onClick={onStored}>
          {t('staff:savedCodes')}
        </Button>
      </div>
      <p role="status">{isCopied && t('staff:copied')}</p>
    </section>
  )
}
