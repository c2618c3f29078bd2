import { href } from '@/addresses/href'
import {
  findDraftMilestones,
  findDraftPartners,
  findMilestones,
  findPartners,
} from '@/features/about/queries'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Section, SectionHeading } from '@/ui/section'
import { TextLink } from '@/ui/text-link'
import { IotCloud } from '../components/iot-cloud'
import { Partners } from '../components/partners'
import { Statistics } from '../components/statistics'
import { Timeline, TimelineInTwoRows } from '../components/timeline'
import { findDraftHomePage, findHomePage } from '../queries'
import { toIot, toPartner, toStatistics, toTimeline } from '../view-models/company'

type CompanySectionProps = { site: SiteId; preview: boolean }

/** 'IoT Cloud Solutions' (S1 2.7, readings 9). */
export async function IotSection({ site, preview }: CompanySectionProps) {
  const { iot } = await homePage({ site, preview })
  if (!iot) return null
  return (
    <Section id="iot" ground="ice" labelledBy="iot-title">
      <SectionHeading id="iot-title" label={translator(site, 'home')('iot.label')} title={iot.title} />
      <IotCloud iot={toIot(site, iot)} />
    </Section>
  )
}

/** 'Organisations we work with' (S1 2.7). */
export async function PartnersSection({ site, preview }: CompanySectionProps) {
  const partners = preview ? await findDraftPartners(site) : await findPartners(site)
  if (partners.length === 0) return null
  const t = translator(site, 'home')
  return (
    <Partners
      id="partners"
      title={t('partners.title')}
      label={t('partners.row')}
      partners={partners.map((partner) => toPartner(site, partner))}
    />
  )
}

/** The history in two rows; its heading is linked to the company page (S1 2.6). */
export async function HistorySection({ site, preview }: CompanySectionProps) {
  const entries = await timeline({ site, preview })
  const [first] = entries
  if (!first) return null
  const t = translator(site, 'home')
  const about = href(site, 'aboutUs', { name: 'milestones' })
  return (
    <Section labelledBy="history-title">
      <SectionHeading
        id="history-title"
        title={t('history.title')}
        href={about}
        note={t('history.note', { year: first.year })}
        action={<TextLink href={about}>{t('history.more')}</TextLink>}
      />
      <TimelineInTwoRows entries={entries} />
    </Section>
  )
}

/** 'Milestones & Awards' (S1 2.7). */
export async function MilestonesSection({ site, preview }: CompanySectionProps) {
  const entries = await timeline({ site, preview })
  const [first] = entries
  if (!first) return null
  const t = translator(site, 'home')
  return (
    <Section id="milestones" ground="ice" labelledBy="milestones-title">
      <SectionHeading
        id="milestones-title"
        label={t('milestones.label')}
        title={t('milestones.title', { year: first.year })}
        action={<TextLink href={href(site, 'news', { mode: 'history' })}>{t('milestones.more')}</TextLink>}
      />
      <Timeline entries={entries} />
    </Section>
  )
}

/** 'Our Advantages' (S1 2.7). */
export async function AdvantagesSection({ site, preview }: CompanySectionProps) {
  const { statistics } = await homePage({ site, preview })
  if (statistics.length === 0) return null
  const t = translator(site, 'home')
  return (
    <Section id="advantages" labelledBy="advantages-title">
      <SectionHeading id="advantages-title" label={t('advantages.label')} title={t('advantages.title')} />
      <Statistics {...toStatistics(statistics)} />
    </Section>
  )
}

/** The figures of the Chinese home (S1 2.6). */
export async function FiguresSection({ site, preview }: CompanySectionProps) {
  const { statistics } = await homePage({ site, preview })
  if (statistics.length === 0) return null
  return (
    <Section ground="dark" label={translator(site, 'home')('statistics')}>
      <Statistics {...toStatistics(statistics)} />
    </Section>
  )
}

function homePage({ site, preview }: CompanySectionProps) {
  return preview ? findDraftHomePage(site) : findHomePage(site)
}

async function timeline({ site, preview }: CompanySectionProps) {
  return toTimeline(preview ? await findDraftMilestones(site) : await findMilestones(site))
}
