'use client'

import { useRef, useState, type KeyboardEvent } from 'react'

import { useTranslations } from '@/i18n/use-translations'
import type { Picture as PictureData } from '@/lib/picture'
import { IconButton } from './button'
import styles from './gallery.module.css'
import { GalleryDialog } from './gallery-dialog'
import { nextTab } from './next-tab'
import { Picture } from './picture'
import { SwiperSlides } from './swiper-slides'
import { useSwiper } from './use-swiper'
import { VisuallyHidden } from './visually-hidden'

type GalleryProps = {
  label: string
  pictures: PictureData[]
  /** The `sizes` of the large picture. */
  sizes: string
  /** At the top of the page: its first picture is loaded with priority. */
  priority?: boolean
  /** The large picture has arrows beside its number (S2 2.12). */
  arrows?: boolean
}

const fadeMs = 480
const options = { threshold: 30, longSwipesRatio: 0.05 }

/** A large picture with thumbnails; a click opens it full-screen (S2 2.3). */
export function Gallery({ label, pictures, sizes, priority, arrows }: GalleryProps) {
  const t = useTranslations('gallery')
  const [current, setCurrent] = useState(0)
  const [enlarged, setEnlarged] = useState(false)
  const { view, withSwiper } = useSwiper({
    effect: 'fade',
    speed: fadeMs,
    count: pictures.length,
    onChange: setCurrent,
    options,
  })
  const select = (index: number) => withSwiper((swiper) => swiper.slideTo(index))
  return (
    <div
      role="group"
      className={styles.gallery}
      aria-label={label}
      data-single={pictures.length < 2 || undefined}
      data-low={pictures[0]?.position !== undefined || undefined}
    >
      <div className={styles.stage}>
        <SwiperSlides
          view={view}
          className={styles.swiper}
          current={current}
          slides={pictures.map((picture, index) => ({
            id: picture.src,
            content: (
              <button type="button" className={styles.enlarge} onClick={() => setEnlarged(true)}>
                <VisuallyHidden>{t('enlarge')}</VisuallyHidden>
                <Picture
                  className={isUpright(picture) ? styles.cutOut : undefined}
                  picture={picture}
                  sizes={sizes}
                  ratio="fill"
                  fit={fitOf(picture)}
                  priority={priority && index === 0}
                />
              </button>
            ),
          }))}
        />
        <PictureCounter count={pictures.length} {...{ current, arrows }} onSelect={select} />
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} current={current} onSelect={select} />}
      <GalleryDialog
        label={label}
        pictures={pictures}
        current={current}
        open={enlarged}
        onSelect={select}
        onClose={() => setEnlarged(false)}
      />
    </div>
  )
}

type PictureCounterProps = Pick<GalleryProps, 'arrows'> & {
  current: number
  count: number
  onSelect: (index: number) => void
}

/** The number of the picture and the total. */
function PictureCounter({ current, count, arrows, onSelect }: PictureCounterProps) {
  const t = useTranslations('gallery')
  return (
    <div className={styles.bar}>
      {arrows && (
        <IconButton
          icon="back"
          label={t('previous')}
          aria-disabled={current === 0 || undefined}
          onClick={() => onSelect(current - 1)}
        />
      )}
      <p className={styles.count} aria-live="polite">
        {current + 1} / {count}
      </p>
      {arrows && (
        <IconButton
          icon="arrow"
          label={t('next')}
          aria-disabled={current === count - 1 || undefined}
          onClick={() => onSelect(current + 1)}
        />
      )}
    </div>
  )
}

type ThumbnailsProps = {
  pictures: PictureData[]
  current: number
  onSelect: (index: number) => void
}

function Thumbnails({ pictures, current, onSelect }: ThumbnailsProps) {
  const t = useTranslations('gallery')
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab({ key: event.key, current, count: pictures.length })
    if (next === null) return
    event.preventDefault()
    onSelect(next)
    buttons.current[next]?.focus()
  }
  return (
    <ul className={styles.thumbnails}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <button
            ref={(element) => void (buttons.current[index] = element)}
            type="button"
            className={styles.thumbnail}
            aria-label={t('show', { number: index + 1 })}
            aria-current={index === current || undefined}
            onKeyDown={onKeyDown}
            onClick={() => onSelect(index)}
          >
            <Picture picture={{ ...picture, alt: '' }} sizes="96px" ratio="1/1" fit={fitOf(picture)} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Photographs cover the stage, and so do packshots that may be cropped around a point; others are contained in it. */
function fitOf(picture: PictureData): 'cover' | 'contain' {
  return picture.position || !isUpright(picture) ? 'cover' : 'contain'
}

/** Packshots are about as wide as high, or higher. */
function isUpright({ width, height }: PictureData): boolean {
  return width <= height * 1.2
}
