import styles from './skip-link.module.css'

/** The first focusable element; `target` is the id of the main element (with tabIndex -1). */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {children}
    </a>
  )
}
