import type { ReactNode } from 'react'
import { href, hasPage } from '@/addresses/href'
import { findSettings } from '@/features/shell/queries'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { siteOf } from '@/sites/site'
import { Section, SectionHeading } from '@/ui/section'
import { PickerIntro, InquiryLayout } from '../components/inquiry-layout'
import type { ChosenProduct } from '../view-models/chosen-product'
import { toContactAbout } from '../view-models/contact-options'
import { OtherContactOptions } from './other-contact-options'
import { InquiryForm } from './inquiry-form'

type ContactInquiryProps = {
  site: SiteId
  /** The scope of the product selection. */
  scope: string
  /** The topic of the page. */
  topic?: string
  /** The page's product, preselected. */
  product?: ChosenProduct
  /** Replaces the other contact options beside the form. */
  aside?: ReactNode
}

/** Products and a form, for a quote or a question (type 1 of S2 9; S2 2.3, 2.5, 2.6, 2.8, 2.18). */
export async function ContactInquiry({ site, scope, topic, product, aside }: ContactInquiryProps) {
  const { settings } = await findSettings(site)
  const t = translator(site, 'contact')
  const ways = toContactAbout(site, settings, topic ?? t('request.mail'))
  return (
    <Section labelledBy="contact-title">
      <SectionHeading
        id="contact-title"
        {...(!aside && { label: t('label') })}
        title={topic ? t('request.topic', { topic }) : t('request.title')}
        note={translator(site, 'requests.form')('required')}
      />
      <InquiryLayout
        aside={aside ?? <OtherContactOptions site={site} contact={ways} product={product?.id} />}
      >
        <InquiryForm
          site={site}
          kind="contact"
          scope={scope}
          product={product}
          intro={<Intro site={site} />}
        />
      </InquiryLayout>
    </Section>
  )
}

/** Explains the picker; with a link to the team if the site shows it (S2 2.18, 2.19). */
function Intro({ site }: { site: SiteId }) {
  const t = translator(site, 'contact')
  const team = siteOf(site).facts.showsTeam && hasPage(site, 'aboutUsTeam') && href(site, 'aboutUsTeam')
  return (
    <PickerIntro title={t('products.title')}>
      <p>{t('products.note')}</p>
      {team && <p>{t.rich('request.team', { link: (text) => <a href={team}>{text}</a> })}</p>}
    </PickerIntro>
  )
}
