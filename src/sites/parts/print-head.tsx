import { Logo } from '@/ui/logo'
import type { ShellData } from '../site'
import styles from './print-head.module.css'

/** The logo at the top of a printed page, where the header is hidden (docs/design.md, print). */
export function PrintHead({ data }: { data: ShellData }) {
  return (
    <div className={styles.head}>
      <Logo name={data.companyName} picture={data.logo} />
    </div>
  )
}
