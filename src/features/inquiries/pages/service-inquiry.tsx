import type { ReactNode } from 'react'
import { findSettings } from '@/features/shell/queries'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Section, SectionHeading } from '@/ui/section'
import { PickerIntro, InquiryLayout } from '../components/inquiry-layout'
import { toContactOptions } from '../view-models/contact-options'
import { OtherContactOptions } from './other-contact-options'
import { InquiryForm } from './inquiry-form'

type ServiceInquiryProps = {
  site: SiteId
  /** The scope of the product selection. */
  scope: string
  /** Hints above the model picker. */
  hints: string[]
  /** Sentences above the other contact options beside the form. */
  notes?: string[]
  /** Replaces the other contact options beside the form. */
  aside?: ReactNode
}

/** One product and the extended form, for service (type 2 of S2 9; S2 2.16, 2.18). */
export async function ServiceInquiry({ site, scope, hints, notes, aside }: ServiceInquiryProps) {
  const { settings } = await findSettings(site)
  const t = translator(site, 'contact')
  const ways = toContactOptions(settings, t('service.subject'))
  return (
    <Section labelledBy="contact-title">
      <SectionHeading
        id="contact-title"
        {...(!aside && { label: t('label') })}
        title={t('service.title')}
        note={translator(site, 'requests.form')('required')}
      />
      <InquiryLayout aside={aside ?? <OtherContactOptions site={site} contact={ways} notes={notes} />}>
        <InquiryForm site={site} kind="service" scope={scope} intro={<Intro site={site} hints={hints} />} />
      </InquiryLayout>
    </Section>
  )
}

function Intro({ site, hints }: { site: SiteId; hints: string[] }) {
  return (
    <PickerIntro title={translator(site, 'contact')('products.title')}>
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
    </PickerIntro>
  )
}
