import type { ReactNode } from 'react'
import { findCaseTypes } from '@/features/cases/queries'
import { aboutCrumbs } from '@/features/shell/pages/page-crumbs'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { PageHead } from '@/ui/page-head'
import { SideLayout } from '@/ui/side-layout'
import { AboutSide } from '../components/about-side'
import { toAboutMenu, type AboutSelection } from '../view-models/about-menu'

type AboutFrameProps = {
  site: SiteId
  /** The current entry of the side menu. */
  current: AboutSelection
  /** The last item of the breadcrumb. */
  crumb: string
  title: string
  lead?: string
  children: ReactNode
}

/** Head, breadcrumb and side menu of a page below the international about-us page (S1 2.13). */
export function AboutFrame({ site, current, crumb, title, lead, children }: AboutFrameProps) {
  return (
    <>
      <PageHead crumbs={aboutCrumbs(site, [{ label: crumb }])} title={title}>
        {lead && <p>{lead}</p>}
      </PageHead>
      <AboutColumns site={site} current={current}>
        {children}
      </AboutColumns>
    </>
  )
}

type AboutColumnsProps = Pick<AboutFrameProps, 'site' | 'current' | 'children'>

/** Side menu at the left, content beside it. */
export async function AboutColumns({ site, current, children }: AboutColumnsProps) {
  const caseTypes = await findCaseTypes(site)
  return (
    <SideLayout
      side={
        <AboutSide
          label={translator(site, 'about')('label')}
          entries={toAboutMenu({ site, caseTypes, current })}
        />
      }
    >
      {children}
    </SideLayout>
  )
}
