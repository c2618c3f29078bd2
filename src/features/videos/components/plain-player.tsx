'use client'

import type { VideoFile } from '../view-models/videos'
import styles from './player.module.css'

type PlainPlayerProps = { file: VideoFile; fallback: string; autoPlay?: boolean }

/** A video, loaded when it is played; `fallback` is shown if the browser cannot play it (S1 2.12, S2 2.4). */
export function PlainPlayer({ file, fallback, autoPlay }: PlainPlayerProps) {
  const { name, url, mimeType, poster, captions } = file
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the films that have them
    <video
      className={styles.player}
      controls
      autoPlay={autoPlay}
      preload="metadata"
      playsInline
      poster={poster?.src}
      aria-label={name}
      onPlay={({ currentTarget }) => currentTarget.setAttribute('data-started', '')}
    >
      <source src={url} type={mimeType || undefined} />
      {captions && (
        <track kind="captions" src={captions.url} srcLang={captions.language} label={captions.label} />
      )}
      <a href={url}>{fallback}</a>
    </video>
  )
}
