import type { SiteId } from '@/i18n/locales'
import type { Library } from '../views/library'

export type Session = { username: string; company: string }

/** Who is signed in, or null. */
export async function readSession(): Promise<Session | null> {
  const answer = await fetch('/distributor/session', { cache: 'no-store' })
  if (!answer.ok) throw new Error(`The session was answered with ${answer.status}.`)
  return ((await answer.json()) as { distributor: Session | null }).distributor
}

/** All that the distributor may have on a site; null once the session has ended. */
export async function readLibrary(site: SiteId): Promise<Library | null> {
  const answer = await fetch(`/distributor/library?siteId=${site}`, { cache: 'no-store' })
  if (answer.status === 401) return null
  if (!answer.ok) throw new Error(`The library was answered with ${answer.status}.`)
  return (await answer.json()) as Library
}
