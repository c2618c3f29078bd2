import type { ReactNode } from 'react'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Section, SectionHeading } from '@/ui/section'
import type { ContactView } from '../../views/detail/contact'
import styles from './contact.module.css'

type ContactProps = { site: SiteId; id?: string; product: string; contact: ContactView }

/** Where to write about a product (S2 2.3, 2.5; readings 19). */
export function Contact({ site, id, product, contact }: ContactProps) {
  const t = translator(site, 'product')
  return (
    <Section id={id} labelledBy="contact-title">
      <SectionHeading
        id="contact-title"
        label={t('tabs.contact')}
        title={t('contact.title', { product })}
        note={t('contact.note')}
      />
      <ContactWays site={site} contact={contact} />
    </Section>
  )
}

/** The addresses themselves. */
export function ContactWays({ site, contact }: Pick<ContactProps, 'site' | 'contact'>) {
  const t = translator(site, 'product')
  const { email, phone, hours, address } = contact
  return (
    <dl className={styles.ways}>
      {email && (
        <Way name={t('contact.email')}>
          <a className={styles.link} href={email.href}>
            {email.text}
          </a>
        </Way>
      )}
      {phone && (
        <Way name={t('contact.phone')}>
          <a className={styles.link} href={phone.href}>
            {phone.text}
          </a>
        </Way>
      )}
      {hours && <Way name={t('contact.hours')}>{hours}</Way>}
      {address && <Way name={t('contact.address')}>{address}</Way>}
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
