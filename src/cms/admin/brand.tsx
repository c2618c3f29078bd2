import { Mark } from '@/ui/logo'
import styles from './brand.module.css'

/** The logo of the product in the corner of the admin. */
export function AdminIcon() {
  return (
    <span className={styles.icon}>
      <Mark />
    </span>
  )
}

/** The logo above the sign-in form. */
export function AdminLogo() {
  return (
    <span className={styles.logo}>
      <Mark />
    </span>
  )
}
