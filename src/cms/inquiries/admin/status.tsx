import { inquiryStatusLabels, type InquiryStatus } from '@/lib/inquiries/kinds'
import styles from './status.module.css'

/** The status of an inquiry, as a badge. */
export function StatusBadge({ value }: { value: InquiryStatus }) {
  return <span className={`${styles.status} ${styles[value]}`}>{inquiryStatusLabels[value]}</span>
}
