import type { ReactNode } from 'react'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { ContactOptionsView } from '../view-models/contact-options'
import styles from './contact-options.module.css'

/** Contact details as an alternative to the form. */
export function ContactOptions({ site, contact }: { site: SiteId; contact: ContactOptionsView }) {
  const t = translator(site, 'contact')
  const { email, phone, hours, address } = contact
  return (
    <dl className={styles.ways}>
      {email && (
        <ContactOption name={t('ways.email')}>
          <a className={styles.link} href={email.href}>
            {email.text}
          </a>
        </ContactOption>
      )}
      {phone && (
        <ContactOption name={t('ways.phone')}>
          <a className={styles.link} href={phone.href}>
            {phone.text}
          </a>
        </ContactOption>
      )}
      {hours && <ContactOption name={t('ways.hours')}>{hours}</ContactOption>}
      {address && <ContactOption name={t('ways.address')}>{address}</ContactOption>}
    </dl>
  )
}

function ContactOption({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
