import { z } from 'zod'
import { timeZone } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'

export const time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .meta({ id: 'Time', description: 'yyyy-MM-dd HH:mm:ss; Beijing time on zh_CN, UTC elsewhere' })

/** An ISO time in the contract's format for a site (readings 26). */
export function toTime(site: SiteId, iso: string): string {
  return formatIn(timeZone(site)).format(new Date(iso))
}

const formats = new Map<string, Intl.DateTimeFormat>()

// The Swedish locale has this date format. Cached, since creating a formatter is slow.
function formatIn(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone })
  formats.set(zone, format)
  return format
}
