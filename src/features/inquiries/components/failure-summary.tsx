import { useId, type MouseEvent } from 'react'
import styles from './form.module.css'

type FailureSummaryProps = {
  /** The id of each field and its error message. */
  failures: { id: string; text: string }[]
  title: string
}

/** Lists the errors if there are several, each linked to its field. */
export function FailureSummary({ failures, title }: FailureSummaryProps) {
  const id = useId()
  if (failures.length < 2) return null
  return (
    <div className={styles.summary} role="group" aria-labelledby={id}>
      <p id={id}>{title}</p>
      <ul>
        {failures.map((failure) => (
          <li key={failure.id}>
            <a href={`#${failure.id}`} onClick={(event) => focusOn(event, failure.id)}>
              {failure.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Without adding history entries. */
function focusOn(event: MouseEvent, id: string) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
