'use client'

import styles from './preview-bar.module.css'
import { useFormUpdates, type Outcome } from './use-form-updates'

/** Whether the server rendered the page with the form. */
export type Shown = 'shown' | 'signedOut' | 'refused'

type PreviewBarProps = {
  text: string
  /** Why the page does not show the form, by reason. */
  problems: Record<Exclude<Outcome, 'shown'> | 'invalid', string>
  /** The form cannot be shown as it is; the page shows what is saved. */
  isInvalid: boolean
  leave: { label: string; href: string }
  signIn: { label: string; href: string }
  show: (form: string) => Promise<Shown>
}

/** Keeps the page in sync with the admin's form, states that it is a preview, and links to the public page. */
export function PreviewBar({ text, problems, isInvalid, leave, signIn, show }: PreviewBarProps) {
  const outcome = useFormUpdates(show)
  const problem = outcome === 'shown' ? (isInvalid ? 'invalid' : null) : outcome
  return (
    <aside className={styles.bar} data-ground="dark" data-preview>
      <p role="status">{problem ? problems[problem] : text}</p>
      {problem === 'signedOut' && (
        <a href={signIn.href} target="_blank" className={styles.leave}>
          {signIn.label}
        </a>
      )}
      <a href={leave.href} className={styles.leave}>
        {leave.label}
      </a>
    </aside>
  )
}
