import { shownDate } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import type { JobItem } from '../queries'

export type JobView = {
  id: string
  name: string
  department: string
  place: string
  date: { iso: string; text: string }
  href?: string
}

export function toJobs(site: SiteId, items: JobItem[]): JobView[] {
  return items.map(({ id, name, department, place, createTime, link }) => ({
    id,
    name,
    department,
    place,
    date: shownDate(site, createTime),
    href: link ?? undefined,
  }))
}
