import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { VideoFile } from '../view-models/videos'
import { RestrictedPlayer } from './restricted-player'
import { PlainPlayer } from './plain-player'

/** A video player; restricted videos require a sign-in (S1 2.12, S2 2.4). */
export function Player({ site, file }: { site: SiteId; file: VideoFile }) {
  const fallback = translator(site, 'videos')('fallback')
  if (!file.restricted) return <PlainPlayer file={file} fallback={fallback} />
  return (
    <RestrictedPlayer
      file={file}
      note={translator(site, 'documents')('locked')}
      signInLabel={translator(site, 'distributors.signIn')('title')}
      fallback={fallback}
    />
  )
}
