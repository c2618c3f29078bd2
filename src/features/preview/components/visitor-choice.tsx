import { useState } from 'react'
import styles from './preview-bar.module.css'
import { useVisitorAccess } from './use-visitor-access'

/** Shows what visitors get in place of restricted files. */
export function VisitorChoice({ label }: { label: string }) {
  const [isVisitor, setIsVisitor] = useState(false)
  useVisitorAccess(isVisitor)
  return (
    <button
      type="button"
      aria-pressed={isVisitor}
      className={styles.action}
      onClick={() => setIsVisitor(!isVisitor)}
    >
      {label}
    </button>
  )
}
