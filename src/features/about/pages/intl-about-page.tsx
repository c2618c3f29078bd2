import { href } from '@/addresses/href'
import { findHomePage } from '@/features/home/queries'
import { toStatistics } from '@/features/home/view-models/company'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { findSettings } from '@/features/shell/queries'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import { env } from '@/server/env'
import { PictureHead } from '@/ui/picture-head'
import { TextLink } from '@/ui/text-link'
import { CompanyData } from '../components/company-data'
import { CompanyFigures } from '../components/company-figures'
import { MilestoneYears } from '../components/milestone-years'
import part from '../components/part.module.css'
import { Story } from '../components/story'
import { findCompanyText, findFoundingYear, findMilestones } from '../queries'
import { pageHref } from '../view-models/about-menu'
import { toCompanyFacts } from '../view-models/company-facts'
import { toMilestoneYears } from '../view-models/milestone-years'
import { AboutColumns } from './about-frame'

/** The international about-us page (S1 2.13): the lead of the company text, figures, the latest milestones. */
export const intlAboutPage: PageDefinition = async ({ site }) => {
  const [text, settings, foundingYear, { statistics }, milestones] = await Promise.all([
    findCompanyText(site, 'introduction'),
    findSettings(site),
    findFoundingYear(site),
    findHomePage(site),
    findMilestones(site),
  ])
  const [latest] = toMilestoneYears(site, milestones)
  const t = translator(site, 'about')
  const title = t('label')
  const picture = text?.picture ? toPicture(text.picture) : undefined
  const home = href(site, 'home')
  const company = toCompanyFacts(settings, {
    origin: env.publicOrigin,
    home,
    foundingYear: foundingYear ?? undefined,
  })
  const body = (
    <>
      <PictureHead
        whole
        crumbs={pageCrumbs(site, [{ label: title }])}
        title={title}
        lead={t('lead')}
        picture={picture}
      />
      <AboutColumns site={site} current="index">
        <div className={part.opening}>
          {text?.lead && <Story lead={text.lead} />}
          <TextLink href={pageHref(site, 'history')}>{t('menu.history')}</TextLink>
        </div>
        <CompanyFigures figures={toStatistics(statistics).figures} />
        {latest && (
          <section aria-labelledby="milestones">
            <h2 id="milestones" className={part.heading}>
              {t('milestones.latest')}
            </h2>
            <MilestoneYears years={[latest]} />
          </section>
        )}
      </AboutColumns>
      <CompanyData
        site={site}
        name={title}
        company={company}
        url={new URL(href(site, 'aboutUs'), env.publicOrigin).href}
      />
    </>
  )
  const document = text ? ({ collection: 'company-texts', id: text.id } as const) : undefined
  const meta = { title, description: text?.lead || t('lead'), picture, document, seo: text?.seo ?? null }
  return { meta, body }
}
