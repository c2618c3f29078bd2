'use client'

import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { Spotlight } from '@/ui/spotlight'
import { unbroken, unbrokenText } from '@/ui/unbroken'
import type { VideoView } from '../view-models/company'
import styles from './our-story.module.css'

/** Time per video in ms (S1 9). */
const slideMs = 4000

type OurStoryProps = { label: string; videos: VideoView[] }

/** 'Our story' (S1 2.6): one company video large, all of them listed; hovering selects. */
export function OurStory({ label, videos }: OurStoryProps) {
  return (
    <Spotlight
      label={label}
      delay={slideMs}
      entryClassName={styles.entry}
      items={videos.map((video) => ({
        id: video.id,
        href: video.href,
        stage: <Stage video={video} />,
        entry: <Entry video={video} />,
      }))}
    />
  )
}

function Stage({ video: { title, brief, picture } }: { video: VideoView }) {
  return (
    <>
      <div className={styles.frame}>
        <Picture picture={picture} sizes="(max-width: 844px) 100vw, 66vw" ratio="16/9" />
        <span className={styles.play}>
          <Icon name="play" />
        </span>
      </div>
      <div data-words>
        <p className={styles.title}>{unbroken(title)}</p>
        <p className={styles.brief}>{unbrokenText(brief)}</p>
      </div>
    </>
  )
}

function Entry({ video: { href, title, picture } }: { video: VideoView }) {
  return (
    <>
      <Picture className={styles.thumbnail} picture={picture} sizes="136px" ratio="16/9" />
      <h3 className={styles.name}>
        <a className={styles.link} href={href}>
          {unbroken(title)}
        </a>
      </h3>
    </>
  )
}
