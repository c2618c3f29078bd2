import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import styles from './nav-link.module.css'

/** A link above the menu of the admin. */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className={styles.link} href={href} prefetch={false}>
      {children}
    </Link>
  )
}
