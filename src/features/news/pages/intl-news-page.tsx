import { href } from '@/addresses/href'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageContext, PageDefinition } from '@/features/shell/pages/page-definition'
import { ChoiceMemory } from '@/features/shell/components/choice-memory'
import { findSettings } from '@/features/shell/queries'
import { toSocialLinks } from '@/features/shell/view-models/shell-data'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { PageHead } from '@/ui/page-head'
import { SideLayout } from '@/ui/side-layout'
import { NewsSide } from '../components/news-side'
import { findNewsTypes, type NewsTypeItem } from '../queries'
import {
  chooseNews,
  historyEntry,
  newsChoices,
  toNewsTypes,
  toSocialEntries,
  type NewsChoice,
} from '../view-models'
import { newsSections } from './news-sections'

/** News of the international sites (S1 2.8): side menu at the left, the selected section beside it. */
export const intlNewsPage: PageDefinition = async (context) => {
  const { site, values, isVisit } = context
  const types = await findNewsTypes(site)
  const choice = chooseNews(types, values)
  const section = await newsSections[choice.shows]({ ...context, type: choice.type })
  if (!section) return null

  const t = translator(site, 'news')
  const body = (
    <>
      {isVisit && (
        <ChoiceMemory
          choices={newsChoices(site, types)}
          selected={choice.selected}
          restores={selectsNothing(context)}
          shown={choice.type?.id}
        />
      )}
      <PageHead crumbs={pageCrumbs(site, crumbs(site, section.crumb))} title={section.crumb ?? t('title')}>
        {section.lead && <p>{section.lead}</p>}
      </PageHead>
      <SideLayout side={<Side site={site} types={types} choice={choice} />}>{section.main}</SideLayout>
    </>
  )
  return { ...section.result, body }
}

/** Only without a selection in the address may the session's be restored; page 2 of the first type is a selection. */
function selectsNothing({ values: { id, code, mode, pageNo = '1' } }: PageContext): boolean {
  return !id && !code && !mode && pageNo === '1'
}

function crumbs(site: SiteId, own: string | undefined) {
  const news = translator(site, 'news')('title')
  return own ? [{ label: news, href: href(site, 'news') }, { label: own }] : [{ label: news }]
}

async function Side({ site, types, choice }: { site: SiteId; types: NewsTypeItem[]; choice: NewsChoice }) {
  const settings = await findSettings(site)
  const t = translator(site, 'news')
  return (
    <NewsSide
      site={site}
      company={settings.settings.companyName}
      types={toNewsTypes(types, { site, current: choice.type?.id })}
      social={toSocialEntries(toSocialLinks(settings))}
      history={{
        id: historyEntry,
        name: t('history'),
        href: href(site, 'news', { mode: 'history' }),
        current: choice.shows === 'history',
      }}
    />
  )
}
