import type { Film } from '../views/videos'
import styles from './player.module.css'

type PlainPlayerProps = { film: Film; fallback: string; autoPlay?: boolean }

/** A film, fetched when it is played; `fallback` is said where a browser cannot (S1 2.12, S2 2.4). */
export function PlainPlayer({ film, fallback, autoPlay }: PlainPlayerProps) {
  const { name, url, mimeType, poster, captions } = film
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
    >
      <source src={url} type={mimeType || undefined} />
      {captions && (
        <track kind="captions" src={captions.url} srcLang={captions.language} label={captions.label} />
      )}
      <a href={url}>{fallback}</a>
    </video>
  )
}
