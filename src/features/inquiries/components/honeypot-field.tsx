import type { UseFormRegisterReturn } from 'react-hook-form'
import { VisuallyHidden } from '@/ui/visually-hidden'
import styles from './form.module.css'

/** Honeypot: an invisible field that only bots fill in. `field` registers 'website'. */
export function HoneypotField({ label, field }: { label: string; field: UseFormRegisterReturn }) {
  return (
    <div className={styles.trap} aria-hidden>
      <VisuallyHidden>
        <label>
          {label}
          <input type="text" tabIndex={-1} autoComplete="off" {...field} />
        </label>
      </VisuallyHidden>
    </div>
  )
}
