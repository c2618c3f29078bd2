import { href } from '@/addresses/href'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { findSettings } from '@/features/shell/queries'
import { findServiceSupport } from '@/features/support/queries'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import { siteOf } from '@/sites/site'
import { Container } from '@/ui/container'
import { LinkTabs } from '@/ui/link-tabs'
import { PictureHead } from '@/ui/picture-head'
import { TextLink } from '@/ui/text-link'
import { ContactOptions } from '../components/contact-options'
import styles from '../components/contact-page.module.css'
import { AsidePart } from '../components/inquiry-layout'
import { toContactOptions } from '../view-models/contact-options'
import { ContactInquiry } from './contact-inquiry'
import { ServiceInquiry } from './service-inquiry'

/** The contact page: two kinds of inquiry as tabs, and the contact details of the head office (S2 2.18). */
export const contactPage: PageDefinition = async ({ site, values, preview }) => {
  const { contactPicture } = await findServiceSupport(site, preview)
  const t = translator(site, 'contact')
  const isService = values.name === 'Customer Support'
  const title = t('title')
  const tab = isService ? t('tabs.support') : t('tabs.request')
  const picture = contactPicture ? toPicture(contactPicture) : undefined
  return {
    meta: { title: `${tab} | ${title}`, description: t('lead'), picture },
    body: (
      <>
        <PictureHead
          whole
          crumbs={pageCrumbs(site, [{ label: title }])}
          title={title}
          lead={t('lead')}
          picture={picture}
        />
        <Container className={styles.tabs}>
          <LinkTabs label={t('tabs.label')} items={tabsOf(site, isService)} />
        </Container>
        <div className={styles.board}>
          {isService ? (
            <ServiceInquiry
              site={site}
              scope="contact:service"
              hints={[t('service.model'), t('service.plate')]}
              aside={<ContactUs site={site} />}
            />
          ) : (
            <ContactInquiry site={site} scope="contact" aside={<ContactUs site={site} />} />
          )}
        </div>
      </>
    ),
  }
}

function tabsOf(site: SiteId, isService: boolean) {
  const t = translator(site, 'contact')
  return [
    {
      label: t('tabs.request'),
      href: href(site, 'contact', { name: 'Product Request' }),
      current: !isService,
    },
    {
      label: t('tabs.support'),
      href: href(site, 'contact', { name: 'Customer Support' }),
      current: isService,
    },
  ]
}

/** Head office and email; the phone if the site shows it. */
async function ContactUs({ site }: { site: SiteId }) {
  const { address, email, phone } = (await findSettings(site)).settings
  const t = translator(site, 'contact')
  const shown = { address, email, phone: siteOf(site).facts.showsContactPhone ? phone : null }
  return (
    <AsidePart title={t('us.title')}>
      <ContactOptions site={site} contact={toContactOptions(shown, t('request.mail'))} />
      <TextLink href={href(site, 'productsList')}>{t('us.more')}</TextLink>
    </AsidePart>
  )
}
