import type { ReactNode } from 'react'
import { findSettings } from '@/features/shell/queries'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Section, SectionHeading } from '@/ui/section'
import { PickerIntro, RequestLayout } from '../components/request-layout'
import { toContactWays } from '../views/contact-ways'
import { OtherWays } from './other-ways'
import { RequestForm } from './request-form'

type ServiceRequestProps = {
  site: SiteId
  /** Where the choice of the product belongs to. */
  place: string
  /** What is to be known before the model is chosen. */
  hints: string[]
  /** Stands beside the form in place of the other ways to reach us. */
  aside?: ReactNode
}

/** One product and the extended form, for service (type 2 of S2 9; S2 2.16, 2.18). */
export async function ServiceRequest({ site, place, hints, aside }: ServiceRequestProps) {
  const { settings } = await findSettings(site)
  const t = translator(site, 'contact')
  return (
    <Section labelledBy="contact-title">
      <SectionHeading id="contact-title" label={t('label')} title={t('service.title')} note={t('promise')} />
      <RequestLayout
        aside={aside ?? <OtherWays site={site} contact={toContactWays(settings, t('service.subject'))} />}
      >
        <RequestForm site={site} kind="service" place={place} intro={<Intro site={site} hints={hints} />} />
      </RequestLayout>
    </Section>
  )
}

function Intro({ site, hints }: { site: SiteId; hints: string[] }) {
  return (
    <PickerIntro title={translator(site, 'productPicker')('heading')}>
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
    </PickerIntro>
  )
}
