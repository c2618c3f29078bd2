import type { ReactNode } from 'react'
import { href } from '@/addresses/href'
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
  /** The message board. */
  children: ReactNode
}

/** The international footer: call to action, message board, brand and columns, friendly links, legal line (S1 2.4). */
export function IntlFooter({ site, data, texts, children }: IntlFooterProps) {
  return (
    <footer className={styles.footer} data-ground="dark" data-print="hide">
      <Container>
        <section className={styles.call}>
          <div>
            <h2 className={styles.title}>{texts.call.title}</h2>
            <p className={styles.note}>{texts.call.note}</p>
          </div>
          <div className={styles.actions}>
            <ButtonLink arrow href={href(site, 'contact', { name: 'Product Request' })}>
              {texts.call.request}
            </ButtonLink>
            <ButtonLink variant="outline" href={href(site, 'contact', { name: 'Customer Support' })}>
              {texts.call.support}
            </ButtonLink>
          </div>
        </section>
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
