import type { ReactNode } from 'react'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { ContactWaysView } from '../views/contact-ways'
import styles from './contact-ways.module.css'

/** Where to write and call without the form. */
export function ContactWays({ site, contact }: { site: SiteId; contact: ContactWaysView }) {
  const t = translator(site, 'contact')
  const { email, phone, hours, address } = contact
  return (
    <dl className={styles.ways}>
      {email && (
        <Way name={t('ways.email')}>
          <a className={styles.link} href={email.href}>
            {email.text}
          </a>
        </Way>
      )}
      {phone && (
        <Way name={t('ways.phone')}>
          <a className={styles.link} href={phone.href}>
            {phone.text}
          </a>
        </Way>
      )}
      {hours && <Way name={t('ways.hours')}>{hours}</Way>}
      {address && <Way name={t('ways.address')}>{address}</Way>}
    </dl>
  )
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
