import type { ReactNode } from 'react'
import type { PageName } from '@/addresses/table'
import { ButtonLink } from '@/ui/button'
import { Container } from '@/ui/container'
import { mailHref, phoneHref } from '@/lib/contact-links'
import { FooterBase } from '../parts/footer-base'
import { FooterSite } from '../parts/footer-site'
import { FriendlyLinks } from '../parts/friendly-links'
import type { ShellTexts } from '../parts/shell-texts'
import type { ShellData } from '../site'
import styles from './footer.module.css'

/** Pages for readers other than buyers: investors, applicants, distributors. */
const isForOthers = /^(investor|recruitment|legal|distributor)/

type ZhFooterProps = {
  data: ShellData
  texts: ShellTexts
  page: PageName | null
  /** The message board. */
  children: ReactNode
}

/** The Chinese footer: how to reach us, message board, brand and columns, friendly links, filings (S1 2.4). */
export function ZhFooter({ data, texts, page, children }: ZhFooterProps) {
  return (
    <footer className={styles.footer} data-ground="dark" data-print="hide">
      <Container>
        {/* The support page ends with the hotline. */}
        {page !== 'support' && (
          <CallToAction
            contact={data.contact}
            texts={texts.call}
            title={page && isForOthers.test(page) ? texts.call.contact : texts.call.title}
          />
        )}
        {children}
        <FooterSite data={data} texts={texts} />
        <FriendlyLinks data={data} texts={texts} />
        <FooterBase data={data} texts={texts} spread={false} />
      </Container>
    </footer>
  )
}

type CallToActionProps = { contact: ShellData['contact']; texts: ShellTexts['call']; title: string }

function CallToAction({ contact, texts, title }: CallToActionProps) {
  const { phone, hours, email } = contact
  return (
    <section className={styles.call}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.note}>{texts.note}</p>
      </div>
      <div className={styles.ways}>
        {phone && (
          <p>
            <a className={styles.phone} href={phoneHref(phone)}>
              {phone}
            </a>
            {hours && <span className={styles.hours}>{hours}</span>}
          </p>
        )}
        {email && (
          <ButtonLink icon="mail" href={mailHref(email)}>
            {texts.mail}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
