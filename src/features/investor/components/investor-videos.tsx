'use client'

import { useRef, useState } from 'react'

import { useTranslations } from '@/i18n/use-translations'
import { Dialog } from '@/ui/dialog'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { InvestorVideoView } from '../view-models/videos'
import styles from './investor-videos.module.css'

/** Videos that play in a dialog, or open another site in a new tab (S1 2.15). */
export function InvestorVideos({ videos }: { videos: InvestorVideoView[] }) {
  const t = useTranslations('investor.player')
  const controls = useTranslations('controls')
  const [playing, setPlaying] = useState<{ video: string; name: string } | null>(null)
  const player = useRef<HTMLVideoElement>(null)
  const close = () => {
    player.current?.pause()
    setPlaying(null)
  }
  return (
    <>
      <ul className={styles.videos}>
        {videos.map((video) => (
          <li key={video.id} className={styles.video}>
            {'video' in video ? (
              <button type="button" className={styles.face} onClick={() => setPlaying(video)}>
                <VideoCover video={video} />
              </button>
            ) : (
              <a className={styles.face} href={video.href} target="_blank" rel="noopener">
                <VideoCover video={video} />
                <VisuallyHidden> ({controls('newWindow')})</VisuallyHidden>
              </a>
            )}
          </li>
        ))}
      </ul>
      <Dialog open={playing !== null} onClose={close} title={t('title', { name: playing?.name ?? '' })} video>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the files that have them */}
        <video ref={player} src={playing?.video} controls autoPlay playsInline />
      </Dialog>
    </>
  )
}

function VideoCover({ video }: { video: InvestorVideoView }) {
  return (
    <>
      <span className={styles.picture}>
        <Picture picture={video.picture} sizes="(max-width: 844px) 100vw, 22vw" ratio="16/9" />
        <span className={styles.sign}>
          <Icon name={'video' in video ? 'play' : 'external'} />
        </span>
      </span>
      <span className={styles.name}>{video.name}</span>
    </>
  )
}
