import { z } from 'zod'
import type { SiteId } from '@/i18n/locales'

export const time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .meta({ id: 'Time', description: 'yyyy-MM-dd HH:mm:ss; Beijing time on zh_CN, UTC elsewhere' })

const zones: Record<SiteId, string> = {
  zh_CN: 'Asia/Shanghai',
  en_EN: 'UTC',
  en_US: 'UTC',
  en_UK: 'UTC',
  es_ES: 'UTC',
  fr_FR: 'UTC',
}

/** An ISO time as the contract writes it on a site (readings 26). */
export function toTime(site: SiteId, iso: string): string {
  // Swedish writes dates just so.
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: zones[site],
  })
  return format.format(new Date(iso))
}
