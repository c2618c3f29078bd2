import type { InquiryStatus } from '@/lib/inquiries/kinds'
import type { Translate } from '../../texts'
import styles from './status.module.css'

/** The status of an inquiry, as a badge. */
export function StatusBadge({ value, t }: { value: InquiryStatus; t: Translate }) {
  return <span className={`${styles.status} ${styles[value]}`}>{t(`inquiryStatuses:${value}`)}</span>
}
