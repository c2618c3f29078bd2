import { href } from '@/addresses/href'
import type { Values } from '@/addresses/page'
import { findDraftHomePage, findHomePage } from '@/features/home/queries'
import { toStatistics } from '@/features/home/view-models/company'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageContext, PageDefinition } from '@/features/shell/pages/page-definition'
import { findSettings } from '@/features/shell/queries'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { metaDescription } from '@/lib/meta-description'
import { toPicture } from '@/lib/media-picture'
import { env } from '@/server/env'
import { LinkTabs } from '@/ui/link-tabs'
import { PageHead } from '@/ui/page-head'
import { Prose } from '@/ui/prose'
import { SideLayout } from '@/ui/side-layout'
import { AboutSide } from '../components/about-side'
import { CompanyData } from '../components/company-data'
import { CompanyFigures } from '../components/company-figures'
import part from '../components/part.module.css'
import { Story } from '../components/story'
import { findAboutItems, findCompanyText, findDraftAboutItems, findDraftCompanyText } from '../queries'
import { chooseItem, itemHref, toItemMenu, type AboutChoice } from '../view-models/about-items'
import { toCompanyFacts } from '../view-models/company-facts'
import { ItemContent } from './item-content'

/** The Chinese about-us page (S1 2.14 reading A, 4): the CMS menu at the left, the item selected by name beside it. */
export const zhAboutPage: PageDefinition = async (context) => {
  const { site, values, preview } = context
  const items = preview ? await findDraftAboutItems(site) : await findAboutItems(site)
  const choice = chooseItem(items, values.name)
  if (!choice) return null
  const { entry, shown, tabs } = choice
  const t = translator(site, 'about')
  const isFirst = shown.id === chooseItem(items, undefined)?.shown.id
  const profile = isFirst ? await findProfile(context) : null
  const picture = profile?.picture ? toPicture(profile.picture) : undefined
  const company = toCompanyFacts(await findSettings(site), {
    origin: env.publicOrigin,
    home: href(site, 'home'),
  })
  const about = { label: t('label'), href: href(site, 'aboutUs') }
  const body = (
    <>
      <PageHead crumbs={pageCrumbs(site, [about, ...toCrumbs(site, choice)])} title={entry.title} />
      <SideLayout side={<AboutSide label={t('label')} entries={toItemMenu(site, items, entry)} />}>
        {tabs.length > 0 && <Tabs site={site} choice={choice} />}
        {profile && (
          <>
            <Story lead={profile.lead} picture={picture} />
            <Figures site={site} preview={preview} />
            {!shown.content && profile.content && <Prose html={profile.content} />}
          </>
        )}
        <ItemContent site={site} item={shown} preview={preview} />
      </SideLayout>
      <CompanyData
        site={site}
        name={t('label')}
        company={company}
        url={new URL(about.href, env.publicOrigin).href}
      />
    </>
  )
  const description = profile?.lead || metaDescription(site, shown.content) || t('lead')
  const title = isFirst ? t('label') : `${shown.title} | ${t('label')}`
  const document = { collection: 'about-items', id: shown.id } as const
  return { meta: { title, description, picture, canonical: canonicalOf(shown, isFirst), document }, body }
}

/** Without a name the first item is shown. */
function canonicalOf({ title }: { title: string }, isFirst: boolean): Values {
  return isFirst ? {} : { name: title }
}

/** The first item begins with the company profile; without a text of its own it shows the profile only. */
function findProfile({ site, preview }: PageContext) {
  return preview ? findDraftCompanyText(site, 'introduction') : findCompanyText(site, 'introduction')
}

/** The selected item, followed by the open tab. */
function toCrumbs(site: SiteId, { entry, shown }: AboutChoice) {
  if (entry.id === shown.id) return [{ label: entry.title }]
  return [{ label: entry.title, href: itemHref(site, entry.title) }, { label: shown.title }]
}

async function Figures({ site, preview }: Pick<PageContext, 'site' | 'preview'>) {
  const { statistics } = await (preview ? findDraftHomePage : findHomePage)(site)
  return <CompanyFigures figures={toStatistics(statistics).figures} />
}

function Tabs({ site, choice: { entry, shown, tabs } }: { site: SiteId; choice: AboutChoice }) {
  return (
    <div className={part.tabs}>
      <LinkTabs
        label={entry.title}
        items={tabs.map(({ id, title }) => ({
          label: title,
          href: itemHref(site, title),
          current: id === shown.id,
        }))}
      />
    </div>
  )
}
