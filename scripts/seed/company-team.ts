import { publishNew } from './company'
import { teamGroupSeeds, teamMemberSeeds } from './content/company'
import { perSite } from './seed-context'
import { createAll, lookup, type ContentContext } from './write-documents'

/** Team groups and their members (S1 2.13). */
export async function seedTeam(writing: ContentContext): Promise<void> {
  const groupId = lookup(
    'team group',
    teamGroupSeeds.map(({ slug, id }) => [slug, id]),
  )
  await createAll({
    ...writing,
    collection: 'team-groups',
    rows: teamGroupSeeds.map(({ slug: _slug, name, ...group }) => ({ ...group, name: perSite(name) })),
  })
  const rows = teamMemberSeeds.map(({ name, title, department, group, ...member }) => ({
    ...member,
    name: perSite(name),
    title: perSite(title),
    department: perSite(department),
    group: groupId(group),
  }))
  await publishNew(writing, 'team-members', rows)
}
