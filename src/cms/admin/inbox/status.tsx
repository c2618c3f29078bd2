import { requestStatusLabels, type RequestStatus } from '@/lib/requests/kinds'
import styles from './status.module.css'

/** How far a request has come. */
export function Status({ value }: { value: RequestStatus }) {
  return <span className={`${styles.status} ${styles[value]}`}>{requestStatusLabels[value]}</span>
}
