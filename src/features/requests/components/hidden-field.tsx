import type { UseFormRegisterReturn } from 'react-hook-form'
import { VisuallyHidden } from '@/ui/visually-hidden'
import styles from './form.module.css'

/** A field that nobody sees: what fills it is no visitor. `field` registers 'website'. */
export function HiddenField({ label, field }: { label: string; field: UseFormRegisterReturn }) {
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
