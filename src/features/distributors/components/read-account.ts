import type { SiteId } from '@/i18n/locales'
import type { Library } from '../view-models/library'

export type Session = { username: string; company: string }

/** Who is signed in, or null. */
export async function readSession(): Promise<Session | null> {
  const response = await fetch('/distributor/session', { cache: 'no-store' })
  if (!response.ok) throw new Error(`The session was answered with ${response.status}.`)
  return ((await response.json()) as { distributor: Session | null }).distributor
}

/** All files that the distributor can download on a site; null once the session has ended. */
export async function readLibrary(site: SiteId): Promise<Library | null> {
  const response = await fetch(`/distributor/library?siteId=${site}`, { cache: 'no-store' })
  if (response.status === 401) return null
  if (!response.ok) throw new Error(`The library was answered with ${response.status}.`)
  return (await response.json()) as Library
}
