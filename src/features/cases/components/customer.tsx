import type { Picture as PictureData } from '@/lib/picture'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture'
import styles from './customer.module.css'

/** The emblem of a customer with its name, which is the emblem's alternative text (S1 2.11). */
export function Customer({ logo, className }: { logo: PictureData; className?: string }) {
  return (
    <p className={classNames(styles.customer, className)}>
      <Picture className={styles.emblem} picture={{ ...logo, alt: '' }} sizes="112px" />
      {logo.alt}
    </p>
  )
}
