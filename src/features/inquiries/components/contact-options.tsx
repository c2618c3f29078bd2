import type { ReactNode } from 'react'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { mailHref } from '@/lib/contact-links'
import type { ContactOptionsView } from '../view-models/contact-options'
import styles from './contact-options.module.css'

type ContactOptionsProps = { site: SiteId; contact: ContactOptionsView; notes?: string[] }

/** Contact details as an alternative to the form, and what to know about them. */
export function ContactOptions({ site, contact, notes = [] }: ContactOptionsProps) {
  const t = translator(site, 'contact')
  const { email, phone, hours, address } = contact
  return (
    <>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {withMailLinks(note)}
        </p>
      ))}
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
    </>
  )
}

const mailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** A split by one group: every second part is an address. */
function withMailLinks(text: string): ReactNode[] {
  return text.split(mailAddress).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={mailHref(part)}>
        {part}
      </a>
    ),
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
