import type { ReactNode } from 'react'
import { href } from '@/addresses/href'
import type { PageName } from '@/addresses/table'
import type { SiteId } from '@/i18n/locales'
import { ButtonLink } from '@/ui/button'
import { Container } from '@/ui/container'
import { FooterBase } from '../parts/footer-base'
import { FooterSite } from '../parts/footer-site'
import { FriendlyLinks } from '../parts/friendly-links'
import type { ShellTexts } from '../parts/shell-texts'
import { SocialLinks } from '../parts/social-links'
import type { ShellData } from '../site'
import styles from './footer.module.css'

export type IntlFooterProps = {
  site: SiteId
  data: ShellData
  texts: ShellTexts
  page: PageName | null
  /** The message board. */
  children: ReactNode
}

/** Their forms are what the call to action leads to, or are for people who have an account. */
const withoutCall: readonly (PageName | null)[] = [
  'contact',
  'supportCustomer',
  'distributor',
  'distributorPassword',
]

/** The international footer: call to action, message board, brand and columns, friendly links, legal line (S1 2.4). */
export function IntlFooter({ site, data, texts, page, children }: IntlFooterProps) {
  return (
    <footer className={styles.footer} data-ground="dark" data-print="hide">
      <Container>
        {!withoutCall.includes(page) && <CallToAction site={site} texts={texts.call} />}
        {children}
        <FooterSite data={data} texts={texts}>
          <SocialLinks links={data.social} texts={texts.social} look="row" placement="up" />
        </FooterSite>
        <FriendlyLinks data={data} texts={texts} />
        <FooterBase data={data} texts={texts} spread />
      </Container>
    </footer>
  )
}

function CallToAction({ site, texts }: { site: SiteId; texts: ShellTexts['call'] }) {
  return (
    <section className={styles.call}>
      <div>
        <h2 className={styles.title}>{texts.title}</h2>
        <p className={styles.note}>{texts.note}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink arrow href={href(site, 'contact', { name: 'Product Request' })}>
          {texts.request}
        </ButtonLink>
        <ButtonLink variant="outline" href={href(site, 'contact', { name: 'Customer Support' })}>
          {texts.support}
        </ButtonLink>
      </div>
    </section>
  )
}
