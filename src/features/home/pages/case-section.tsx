import { href } from '@/addresses/href'
import { findCasePage, findCaseTypes, type CaseItem, type CaseTypeItem } from '@/features/cases/queries'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Section, SectionHeading } from '@/ui/section'
import { TextLink } from '@/ui/text-link'
import { CaseTypes } from '../components/case-types'
import { toHomeCaseType } from '../view-models/cases'

/** As many as fit beside the picture. */
const casesPerType = 5

type CaseSectionProps = {
  site: SiteId
  /** Each type is linked to its list (S1 2.7). */
  linksToTypes?: boolean
}

/** The cases by type (S1 2.6, 2.7); types without a case are left out. */
export async function CaseSection({ site, linksToTypes = false }: CaseSectionProps) {
  const types = (await findHomeCases(site)).map((found) =>
    toHomeCaseType(site, { ...found, hasOwnList: linksToTypes }),
  )
  const [first] = types
  if (!first) return null
  const t = translator(site, 'home')
  const all = first.all?.href ?? href(site, 'cases')
  return (
    <Section id="case-studies" labelledBy="cases-title">
      <SectionHeading
        id="cases-title"
        label={t('cases.label')}
        title={t('cases.title')}
        href={all}
        note={t('cases.note')}
        action={<TextLink href={all}>{t('cases.more')}</TextLink>}
      />
      <CaseTypes label={t('cases.types')} types={types} />
    </Section>
  )
}

/** One type at a time: in parallel they would use up the database connections of the page. */
async function findHomeCases(site: SiteId): Promise<{ type: CaseTypeItem; cases: CaseItem[] }[]> {
  const found = []
  for (const type of await findCaseTypes(site)) {
    if (type.caseCount === 0) continue
    const { items } = await findCasePage(site, { typeId: type.id, pageNo: 1, pageSize: casesPerType })
    found.push({ type, cases: items })
  }
  return found.filter(({ cases }) => cases.length > 0)
}
