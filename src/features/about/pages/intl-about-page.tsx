import { href } from '@/addresses/href'
import { findCaseTypes } from '@/features/cases/queries'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { findSettings } from '@/features/shell/queries'
import { Banner } from '@/features/solutions/components/catalogue-frame'
import { countVideos } from '@/features/videos/queries'
import { formatNumber } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import { env } from '@/server/env'
import { Breadcrumb } from '@/ui/breadcrumb'
import { TextLink } from '@/ui/text-link'
import { CompanyData } from '../components/company-data'
import { PageTiles, type PageTile } from '../components/page-tiles'
import part from '../components/part.module.css'
import { Story } from '../components/story'
import { findCompanyText, findFoundingYear, findTeam } from '../queries'
import { pageHref, pagesOf, type AboutPage } from '../view-models/about-menu'
import { toCompanyFacts } from '../view-models/company-facts'
import { toTeam } from '../view-models/team'
import { AboutColumns } from './about-frame'

/** The international about-us page (S1 2.13): company introduction and links to its pages. */
export const intlAboutPage: PageDefinition = async ({ site }) => {
  const [text, settings, facts] = await Promise.all([
    findCompanyText(site, 'introduction'),
    findSettings(site),
    findFacts(site),
  ])
  const t = translator(site, 'about')
  const title = t('label')
  const picture = text?.picture ? toPicture(text.picture) : undefined
  const home = href(site, 'home')
  const company = toCompanyFacts(settings, { origin: env.publicOrigin, home, foundingYear: facts.founded })
  const body = (
    <>
      <Banner title={title} lead={picture ? undefined : t('lead')} picture={picture} />
      <AboutColumns site={site} current="index">
        <div>
          <Breadcrumb {...pageCrumbs(site, [{ label: title }])} />
          <div className={part.opening}>
            <Story lead={text?.lead || t('lead')} />
            <TextLink href={pageHref(site, 'history')}>{t('menu.history')}</TextLink>
          </div>
        </div>
        <section aria-labelledby="pages">
          <h2 id="pages" className={part.heading}>
            {t('tiles.title')}
          </h2>
          <PageTiles tiles={pagesOf(site).map((page) => toTile(site, page, facts))} />
        </section>
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
  return { meta, overHero: 'dark', body }
}

type Facts = { founded: number | undefined } & Record<Exclude<AboutPage, 'history'>, number>

/** Figures about the content of the pages below. */
async function findFacts(site: SiteId): Promise<Facts> {
  const [founded, groups, videos, types] = await Promise.all([
    findFoundingYear(site),
    findTeam(site),
    countVideos(site),
    findCaseTypes(site),
  ])
  const { leaders, areas, research } = toTeam(site, groups)
  return {
    founded: founded ?? undefined,
    team: [leaders, research, ...areas.map(({ people }) => people)].flat().length,
    videos,
    cases: types.reduce((sum, { caseCount }) => sum + caseCount, 0),
  }
}

function toTile(site: SiteId, page: AboutPage, { founded, ...counts }: Facts): PageTile {
  const t = translator(site, 'about')
  const figure = page === 'history' ? founded?.toString() : formatNumber(site, counts[page])
  return { id: page, href: pageHref(site, page), title: t(`menu.${page}`), text: t(`tiles.${page}`), figure }
}
