'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '@/ui/icon'
import { useHydrated } from '@/ui/use-hydrated'
import type { VideoFile } from '../view-models/videos'
import styles from './player.module.css'

type PlainPlayerProps = { file: VideoFile; fallback: string; playLabel: string; autoPlay?: boolean }

/**
 * A video behind its poster with a play button; the browser's own controls appear when it starts, and are there from
 * the beginning without scripts. `fallback` is shown if the browser cannot play it (S1 2.12, S2 2.4).
 */
export function PlainPlayer({ file, fallback, playLabel, autoPlay = false }: PlainPlayerProps) {
  const { name, url, mimeType, poster, captions } = file
  const video = useRef<HTMLVideoElement>(null)
  const [isStarted, setIsStarted] = useState(autoPlay)
  const isHydrated = useHydrated()
  const play = () => {
    // The button that had the focus disappears.
    flushSync(() => setIsStarted(true))
    video.current?.focus()
    // The controls remain for another try.
    video.current?.play().catch(() => undefined)
  }
  return (
    <div className={styles.stage}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the films that have them */}
      <video
        ref={video}
        className={styles.player}
        controls={isStarted || !isHydrated}
        autoPlay={autoPlay}
        preload="metadata"
        playsInline
        poster={poster?.src}
        aria-label={name}
        data-started={isStarted || undefined}
        onPlay={() => setIsStarted(true)}
      >
        <source src={url} type={mimeType || undefined} />
        {captions && (
          <track kind="captions" src={captions.url} srcLang={captions.language} label={captions.label} />
        )}
        <a href={url}>{fallback}</a>
      </video>
      {!isStarted && (
        <button type="button" className={styles.start} aria-label={playLabel} onClick={play}>
          <span className={styles.sign}>
            <Icon name="play" />
          </span>
        </button>
      )}
    </div>
  )
}
