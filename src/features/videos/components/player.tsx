import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { VideoFile } from '../view-models/videos'
import { RestrictedPlayer } from './restricted-player'
import { PlainPlayer } from './plain-player'

/** A video player; restricted videos require a sign-in (S1 2.12, S2 2.4). */
export function Player({ site, file }: { site: SiteId; file: VideoFile }) {
  const t = translator(site, 'videos')
  const texts = { fallback: t('fallback'), playLabel: t('play', { name: file.name }) }
  if (!file.restricted) return <PlainPlayer file={file} {...texts} />
  return (
    <RestrictedPlayer
      file={file}
      note={translator(site, 'documents')('locked')}
      signInLabel={translator(site, 'distributors.signIn')('title')}
      {...texts}
    />
  )
}
