import { Mark } from '@/ui/logo'
import styles from './brand.module.css'

/** The mark of the product in the corner of the admin. */
export function AdminIcon() {
  return (
    <span className={styles.icon}>
      <Mark />
    </span>
  )
}

/** The mark above the sign-in. */
export function AdminLogo() {
  return (
    <span className={styles.logo}>
      <Mark />
    </span>
  )
}
