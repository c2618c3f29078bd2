import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { Film } from '../views/videos'
import { LockedPlayer } from './locked-player'
import { PlainPlayer } from './plain-player'

/** A film; one for distributors begins after a sign-in (S1 2.12, S2 2.4). */
export function Player({ site, film }: { site: SiteId; film: Film }) {
  const fallback = translator(site, 'videos')('fallback')
  if (!film.restricted) return <PlainPlayer film={film} fallback={fallback} />
  const words = {
    locked: translator(site, 'documents')('locked'),
    signIn: translator(site, 'distributors')('signIn.title'),
    fallback,
  }
  return <LockedPlayer film={film} words={words} />
}
