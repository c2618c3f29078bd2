import type { ReactNode } from 'react'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { translator } from '@/i18n/translator'
import { EmptyState } from '@/ui/state'
import { Leaders } from '../components/leaders'
import part from '../components/part.module.css'
import { TeamTable } from '../components/team-table'
import { findDraftTeam, findTeam } from '../queries'
import { toTeam } from '../view-models/team'
import { AboutFrame } from './about-frame'

/** 'The Team' (S1 2.13): leaders, sales by area, research and development. */
export const teamPage: PageDefinition = async ({ site, preview }) => {
  const { leaders, areas, research } = toTeam(
    site,
    preview ? await findDraftTeam(site) : await findTeam(site),
  )
  const t = translator(site, 'about')
  const title = t('menu.team')
  const isEmpty = leaders.length + areas.length + research.length === 0
  const body = (
    <AboutFrame site={site} current="team" crumb={title} title={title} lead={t('team.lead')}>
      {isEmpty && <EmptyState title={title}>{translator(site, 'common')('empty')}</EmptyState>}
      {leaders.length > 0 && (
        <Part id="leaders" title={t('team.leaders')}>
          <Leaders people={leaders} />
        </Part>
      )}
      {areas.length > 0 && (
        <Part id="sales" title={t('team.sales')}>
          {areas.map(({ id, name, people }) => (
            <TeamTable key={id} title={name} people={people} site={site} />
          ))}
        </Part>
      )}
      {research.length > 0 && (
        <Part id="research" title={t('team.research')}>
          <TeamTable people={research} site={site} labelledBy="research" />
        </Part>
      )}
    </AboutFrame>
  )
  return { meta: { title, description: t('team.lead') }, body }
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={part.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
