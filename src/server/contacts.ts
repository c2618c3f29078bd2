import type { Pool } from 'pg'
import { site_settings_locales } from '@/database-tables'
import { textSources, type SiteId } from '@/i18n/locales'
import { statements } from './database'

export type Contact = { company?: string; email?: string; phone?: string }

type Row = { site: SiteId; company: string | null; email: string | null; phone: string | null }

let rows: Row[] = []

/** The contact data of a site, from the last successful read of the site settings. */
export function contactOf(site: SiteId): Contact {
  const sources = textSources(site).map((source) => rows.find((row) => row.site === source))
  const first = (name: 'company' | 'email' | 'phone') =>
    sources.map((row) => row?.[name]).find(Boolean) ?? undefined
  return { company: first('company'), email: first('email'), phone: first('phone') }
}

export async function readContacts(pool: Pick<Pool, 'query'>): Promise<void> {
  const { _locale: site, companyName: company, email, phone } = site_settings_locales
  rows = await statements(pool).select({ site, company, email, phone }).from(site_settings_locales)
}
