import type { Fault } from '../fault'
import styles from './product-table.module.css'

/** The errors in a table, by row and column of the spreadsheet. */
export function FaultTable({ faults, more }: { faults: Fault[]; more: number }) {
  return (
    // A scrollable region must be focusable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.faults} role="region" aria-label="Mistakes" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Column</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ row, field, message }, index) => (
            <tr key={index}>
              <td>{row || ''}</td>
              <td>{field && <code>{field}</code>}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{more.toLocaleString('en')} more are not listed.</p>}
    </div>
  )
}
