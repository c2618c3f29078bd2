import type { ReactNode } from 'react'
import { href, hasPage } from '@/addresses/href'
import { findSettings } from '@/features/shell/queries'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { siteOf } from '@/sites/site'
import { Section, SectionHeading } from '@/ui/section'
import { PickerIntro, RequestLayout } from '../components/request-layout'
import type { ChosenProduct } from '../views/chosen-product'
import { toContactAbout } from '../views/contact-ways'
import { OtherWays } from './other-ways'
import { RequestForm } from './request-form'

type ContactRequestProps = {
  site: SiteId
  /** Where the choice of products belongs to. */
  place: string
  /** What the page is about. */
  topic?: string
  /** The page's product, chosen beforehand. */
  product?: ChosenProduct
  /** Stands beside the form in place of the other ways to reach us. */
  aside?: ReactNode
}

/** Products and a form, for a quote or a question (type 1 of S2 9; S2 2.3, 2.5, 2.6, 2.8, 2.18). */
export async function ContactRequest({ site, place, topic, product, aside }: ContactRequestProps) {
  const { settings } = await findSettings(site)
  const t = translator(site, 'contact')
  const ways = toContactAbout(site, settings, topic ?? t('request.mail'))
  return (
    <Section labelledBy="contact-title">
      <SectionHeading
        id="contact-title"
        label={t('label')}
        title={topic ? t('request.topic', { topic }) : t('request.title')}
        note={t('promise')}
      />
      <RequestLayout aside={aside ?? <OtherWays site={site} contact={ways} product={product?.id} />}>
        <RequestForm
          site={site}
          kind="contact"
          place={place}
          product={product}
          intro={<Intro site={site} />}
        />
      </RequestLayout>
    </Section>
  )
}

/** What the picker is for; where the site shows its team, the way there (S2 2.18, 2.19). */
function Intro({ site }: { site: SiteId }) {
  const t = translator(site, 'contact')
  const picker = translator(site, 'productPicker')
  const team = siteOf(site).facts.showsTeam && hasPage(site, 'aboutUsTeam') && href(site, 'aboutUsTeam')
  return (
    <PickerIntro title={picker('heading')}>
      <p>{picker('note')}</p>
      {team && <p>{t.rich('request.team', { link: (text) => <a href={team}>{text}</a> })}</p>}
    </PickerIntro>
  )
}
