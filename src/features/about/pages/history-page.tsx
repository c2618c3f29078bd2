import { href } from '@/addresses/href'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import { TextLink } from '@/ui/text-link'
import { MilestoneYears } from '../components/milestone-years'
import part from '../components/part.module.css'
import { Story } from '../components/story'
import { findCompanyText, findDraftCompanyText, findMilestones } from '../queries'
import { toMilestoneYears, type MilestoneYear } from '../view-models/milestone-years'
import { AboutFrame } from './about-frame'
import { textResult } from './text-result'

/** 'Our History' (S1 2.13): the company text of type 1, followed by the milestones. */
export const historyPage: PageDefinition = async ({ site, preview }) => {
  const [text, milestones] = await Promise.all([
    preview ? findDraftCompanyText(site, 'introduction') : findCompanyText(site, 'introduction'),
    findMilestones(site),
  ])
  if (!text) return null
  const { title, lead, picture, content } = text
  const crumb = translator(site, 'about')('menu.history')
  return {
    ...textResult(site, text),
    body: (
      <AboutFrame site={site} current="history" crumb={crumb} title={title}>
        <Story lead={lead} picture={picture ? toPicture(picture) : undefined} html={content} />
        <Milestones site={site} years={toMilestoneYears(site, milestones)} />
      </AboutFrame>
    ),
  }
}

function Milestones({ site, years }: { site: SiteId; years: MilestoneYear[] }) {
  if (years.length === 0) return null
  return (
    <section aria-labelledby="milestones">
      <h2 id="milestones" className={part.heading}>
        {translator(site, 'about')('milestones.title')}
      </h2>
      <MilestoneYears years={years} />
      <TextLink className={part.more} href={href(site, 'news', { mode: 'history' })}>
        {translator(site, 'news')('history')}
      </TextLink>
    </section>
  )
}
