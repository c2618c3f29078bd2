import type { ReactNode } from 'react'

import { Logo } from '@/ui/logo'
import { mailHref, phoneHref } from '@/lib/contact-links'
import type { ShellData } from '../site'
import styles from './footer-brand.module.css'

/** Logo, address, mail and telephone (S1 2.4). */
export function FooterBrand({ data, children }: { data: ShellData; children?: ReactNode }) {
  const { address, email, phone } = data.contact
  return (
    <div className={styles.brand}>
      <Logo name={data.companyName} picture={data.logo} />
      <address className={styles.contact}>
        {address && <p className={styles.address}>{address}</p>}
        {email && <a href={mailHref(email)}>{email}</a>}
        {phone && <a href={phoneHref(phone)}>{phone}</a>}
      </address>
      {children}
    </div>
  )
}
