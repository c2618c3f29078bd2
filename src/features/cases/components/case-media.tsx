'use client'

import { useRef, useState } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import { Carousel } from '@/ui/carousel'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture'
import type { SlideView } from '../view-models/case-view'
import styles from './case-media.module.css'

type CaseMediaProps = {
  slides: (SlideView & { label: string })[]
}

/** Time per slide in ms (S1 2.11, 9). */
const delay = 4000

/** Carousel of the pictures and videos of a case; it pauses while a video plays. */
export function CaseMedia({ slides }: CaseMediaProps) {
  const t = useTranslations('cases.media')
  const box = useRef<HTMLDivElement>(null)
  const [plays, setPlays] = useState(false)
  const silence = () => box.current?.querySelectorAll('video').forEach((video) => video.pause())
  return (
    <div ref={box}>
      <Carousel
        className={classNames(styles.media, plays && styles.held)}
        label={t('label')}
        nextLabel={t('next')}
        previousLabel={t('previous')}
        delay={delay}
        indicator="counter"
        onChange={silence}
        slides={slides.map((slide, index) => ({
          id: slide.id,
          label: slide.label,
          content: (
            <div className={styles.slide}>
              {slide.kind === 'picture' ? (
                <Picture
                  picture={slide.picture}
                  sizes="(max-width: 844px) 100vw, 62vw"
                  ratio="fill"
                  priority={index === 0}
                />
              ) : (
                <Video {...slide} fallback={t('fallback')} onPlays={setPlays} />
              )}
            </div>
          ),
        }))}
      />
    </div>
  )
}

type VideoProps = {
  label: string
  src: string
  type: string
  fallback: string
  onPlays: (plays: boolean) => void
}

function Video({ label, src, type, fallback, onPlays }: VideoProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the files that have them
    <video
      className={classNames(styles.video, 'swiper-no-swiping')}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      onPlay={() => onPlays(true)}
      onPause={() => onPlays(false)}
    >
      <source src={src} type={type || undefined} />
      <a href={src}>{fallback}</a>
    </video>
  )
}
