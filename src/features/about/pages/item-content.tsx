import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Prose } from '@/ui/prose'
import { EmptyState } from '@/ui/state'
import { HonourGallery } from '../components/honour-gallery'
import { MilestoneYears } from '../components/milestone-years'
import {
  findDraftHonours,
  findDraftMilestones,
  findHonours,
  findMilestones,
  type AboutItem,
} from '../queries'
import { toHonours } from '../view-models/honours'
import { toMilestoneYears } from '../view-models/milestone-years'

type ItemContentProps = { site: SiteId; item: AboutItem; preview: boolean }

/** The text of an item of the Chinese menu, and the list below it (S1 2.14). */
export function ItemContent({ site, item, preview }: ItemContentProps) {
  return (
    <>
      {item.content && <Prose html={item.content} />}
      {item.shows === 'milestones' && <Milestones site={site} item={item} preview={preview} />}
      {item.shows === 'honours' && <Honours site={site} item={item} preview={preview} />}
    </>
  )
}

async function Milestones({ site, item, preview }: ItemContentProps) {
  const milestones = preview ? await findDraftMilestones(site) : await findMilestones(site)
  if (milestones.length === 0) return <EmptyContent site={site} item={item} />
  return <MilestoneYears years={toMilestoneYears(site, milestones)} foldsOn={site} level={2} />
}

async function Honours({ site, item, preview }: ItemContentProps) {
  const honours = preview ? await findDraftHonours(site) : await findHonours(site)
  if (honours.length === 0) return <EmptyContent site={site} item={item} />
  return (
    <ClientMessages site={site} namespaces={['gallery']}>
      <HonourGallery label={item.title} honours={toHonours(site, honours)} />
    </ClientMessages>
  )
}

function EmptyContent({ site, item }: Pick<ItemContentProps, 'site' | 'item'>) {
  return <EmptyState title={item.title}>{translator(site, 'common')('empty')}</EmptyState>
}
