import { typesetFields } from '../solutions/typeset-fields'
import { everywhere } from '../sites'
import { companyId } from './ids'
import { leaders } from './team-leaders'
import { researchTeam } from './team-research'
import { salesTeam } from './team-sales'
import type { TeamMemberDraft, TeamMemberSeed } from './types'

/** People of the team page, group by group (S1 2.13). */
export const teamMemberSeeds: TeamMemberSeed[] = [...leaders, ...salesTeam, ...researchTeam].map(toSeed)

function toSeed(draft: TeamMemberDraft, index: number): TeamMemberSeed {
  const { mail, title = {}, ...rest } = draft
  return typesetFields({
    ...rest,
    title,
    id: companyId('teamMember', index + 1),
    sites: everywhere,
    order: index + 1,
    ...(mail && { email: `${mail}@norvane.example` }),
  })
}
