import { z } from 'zod'
import { findTeam, type TeamGroupItem, type TeamMemberItem } from '@/features/about/queries'
import { defineOperation } from '../../kernel/operation'
import { team } from '../../schemas/about'

export const getTeamInfo = defineOperation({
  route: 'GET /f/teamUser/queryAll',
  area: 'about',
  name: 'getTeamInfo',
  summary: 'Leaders, sales teams by area, and the development team.',
  params: z.object({}),
  result: team,
  cached: true,
  handle: async ({ site }) => {
    const groups = await findTeam(site)
    const of = (kind: TeamGroupItem['kind']) => groups.filter((group) => group.kind === kind)
    const membersOf = (kind: TeamGroupItem['kind']) => of(kind).flatMap(({ members }) => members)
    return {
      leader: membersOf('leaders').map(({ name, title, picture, email }) => ({
        name,
        title,
        email,
        picture: picture?.url ?? null,
      })),
      sales: { list: of('sales').map(({ name, members }) => ({ area: name, users: members.map(toUser) })) },
      // Clients read the first entry only.
      rd: { list: [{ users: membersOf('rd').map(toUser) }] },
    }
  },
})

const toUser = ({ department, name, email }: TeamMemberItem) => ({ department, name, email })
