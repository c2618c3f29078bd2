import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import { siteOf } from '@/sites/site'
import { mailHref } from '@/lib/contact-links'
import type { TeamGroupItem, TeamMemberItem } from '../queries'

export type TeamPerson = {
  id: string
  name: string
  title: string
  department: string
  picture?: Picture
  /** Only for people with an email address (S1 5). */
  mail?: { href: string; address: string; label: string }
}

export type TeamView = {
  leaders: TeamPerson[]
  areas: { id: string; name: string; people: TeamPerson[] }[]
  /** Empty on sites that do not show research and development (S1 2.13). */
  research: TeamPerson[]
}

export function toTeam(site: SiteId, groups: TeamGroupItem[]): TeamView {
  const t = translator(site, 'about')
  const toPerson = ({ id, name, title, department, email, picture }: TeamMemberItem): TeamPerson => ({
    id,
    name,
    title,
    department,
    picture: picture ? toPicture(picture) : undefined,
    mail: email ? { href: mailHref(email), address: email, label: t('team.mail', { name }) } : undefined,
  })
  const peopleOf = (groupKind: TeamGroupItem['kind']) =>
    groups.filter(({ kind }) => kind === groupKind).flatMap(({ members }) => members.map(toPerson))
  return {
    leaders: peopleOf('leaders'),
    areas: groups
      .filter(({ kind, members }) => kind === 'sales' && members.length > 0)
      .map(({ id, name, members }) => ({ id, name, people: members.map(toPerson) })),
    research: siteOf(site).facts.showsResearchTeam ? peopleOf('rd') : [],
  }
}
