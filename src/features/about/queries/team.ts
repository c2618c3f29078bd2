import 'server-only'
import type { SiteId } from '@/i18n/locales'
import type { TeamMember } from '@/payload-types'
import { findDocuments } from '@/server/documents'
import { findMedia, type MediaItem } from '@/server/media'
import { query } from '@/server/query'
import { findShown } from '@/server/shown-documents'
import type { TeamGroupItem, TeamMemberItem } from './items'

/** The groups of the team with their members, by order and id; empty groups are left out. */
export const findTeam = query<[SiteId], TeamGroupItem[]>({
  name: 'team',
  read: (site) => readTeam(site, false),
})

/** The same with unpublished changes; only for editors' previews, never cached. */
export const findDraftTeam = (site: SiteId) => readTeam(site, true)

async function readTeam(site: SiteId, draft: boolean): Promise<TeamGroupItem[]> {
  const [groups, members] = await Promise.all([
    findShown(site, { collection: 'team-groups' }),
    findDocuments(site, { collection: 'team-members', draft }),
  ])
  const media = await findMedia(
    site,
    members.map(({ picture }) => picture),
  )
  const byGroup = Map.groupBy(members, ({ group }) => String(group))
  return groups.flatMap(({ id, name, kind }) => {
    const own = byGroup.get(id)
    return own ? [{ id, name: name ?? '', kind, members: own.map((member) => toMember(member, media)) }] : []
  })
}

function toMember(doc: TeamMember, media: Map<string, MediaItem>): TeamMemberItem {
  return {
    id: doc.id,
    name: doc.name ?? '',
    title: doc.title ?? '',
    department: doc.department ?? '',
    email: doc.email ?? '',
    picture: media.get(String(doc.picture)) ?? null,
  }
}
