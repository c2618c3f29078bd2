'use client'

import { MediaCard } from '@/ui/card'
import { Icon } from '@/ui/icon'
import { Slider } from '@/ui/slider'
import type { VideoCardView } from '../view-models/company'
import styles from './video-library.module.css'

/** A fixed tile linked to a page of videos. */
type VideoTile = { id: string; title: string; text: string; href: string }

type VideoLibraryProps = { label: string; videos: VideoCardView[]; tiles: VideoTile[] }

/** The card carousel of company videos with two fixed tiles at its end (S1 2.7). */
export function VideoLibrary({ label, videos, tiles }: VideoLibraryProps) {
  return (
    <Slider
      label={label}
      items={[
        ...videos.map(({ id, title, href, picture }) => ({
          id,
          content: (
            <MediaCard
              small
              video="small"
              href={href}
              title={title}
              picture={picture}
              ratio="16/10"
              sizes="(max-width: 844px) 85vw, 28rem"
            />
          ),
        })),
        ...tiles.map((tile) => ({ id: `tile-${tile.id}`, content: <Tile tile={tile} /> })),
      ]}
    />
  )
}

function Tile({ tile: { title, text, href } }: { tile: VideoTile }) {
  return (
    <article className={styles.tile}>
      <div className={styles.face}>
        <Icon name="arrow" />
        <h3 className={styles.title}>
          <a className={styles.link} href={href}>
            {title}
          </a>
        </h3>
      </div>
      <p className={styles.text}>{text}</p>
    </article>
  )
}
