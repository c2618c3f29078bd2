'use client'

import { useRef, useState, type ReactNode } from 'react'
import type { Swiper } from 'swiper'

import { useTranslations } from '@/i18n/use-translations'
import { IconButton } from './button'
import styles from './carousel.module.css'
import { classNames } from './class-names'
import { ProgressCounter, ProgressLines, type ProgressProps } from './progress-lines'
import { SwiperSlides } from './swiper-slides'
import { useSwiper } from './use-swiper'

type CarouselProps = {
  label: string
  /** `label` is the slide's name; with `figure` it is below its progress line. */
  slides: { id: string; label: string; figure?: string; content: ReactNode }[]
  /** Time per slide in ms. */
  delay: number
  effect?: 'fade' | 'slide'
  indicator: 'lines' | 'counter'
  /** The label of the button that shows the next slide. */
  nextLabel?: string
  /** Adds arrows to the counter; the label of the one that shows the previous slide. */
  previousLabel?: string
  /** Called when the slide changes. */
  onChange?: (index: number) => void
  className?: string
  /** Positions the indicator within the carousel. */
  indicatorClassName?: string
}

/** Swipe distance in pixels that changes the slide, at any speed (S1 9). */
const swipePx = 30
const transitionMs = 900

/** A carousel that advances automatically; hover, focus and the button pause it, reduced motion disables autoplay. */
export function Carousel(props: CarouselProps) {
  const { label, slides, delay, effect = 'fade', indicator, nextLabel, previousLabel } = props
  const t = useTranslations('controls')
  const [current, setCurrent] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const { view, isReady, withSwiper } = useSwiper({
    effect,
    speed: transitionMs,
    count: slides.length,
    onChange: (index) => {
      setCurrent(index)
      props.onChange?.(index)
    },
    options: { rewind: true, ...useSwipe() },
  })
  const onEnd = () => withSwiper((swiper) => swiper.slideNext())

  return (
    <section
      className={classNames(styles.carousel, props.className)}
      aria-roledescription="carousel"
      aria-label={label}
      data-held={isPaused || undefined}
      data-effect={effect}
    >
      <SwiperSlides view={view} current={current} slides={slides} />
      {slides.length > 1 && (
        <div className={classNames(styles.indicator, props.indicatorClassName)}>
          <Indicator
            kind={indicator}
            slides={slides}
            next={nextLabel ?? t('next')}
            // The progress line is the timer: it must not run before its end event is handled.
            progress={{ current, runs: isReady, delay, onEnd }}
            onSelect={(index) => withSwiper((swiper) => swiper.slideTo(index))}
          />
          {previousLabel && (
            <Arrows
              previous={previousLabel}
              next={nextLabel ?? t('next')}
              onPrevious={() => withSwiper((swiper) => swiper.slidePrev())}
              onNext={onEnd}
            />
          )}
          <IconButton
            className={styles.pause}
            icon={isPaused ? 'play' : 'pause'}
            label={t(isPaused ? 'play' : 'pause')}
            onClick={() => setIsPaused(!isPaused)}
          />
        </div>
      )}
    </section>
  )
}

type ArrowsProps = { previous: string; next: string; onPrevious: () => void; onNext: () => void }

/** The counter before it has the function and the name of the second arrow, which is for pointers only. */
function Arrows({ previous, next, onPrevious, onNext }: ArrowsProps) {
  return (
    <>
      <IconButton icon="back" label={previous} onClick={onPrevious} />
      <IconButton icon="arrow" label={next} tabIndex={-1} aria-hidden onClick={onNext} />
    </>
  )
}

/** The library's own thresholds depend on time and width, so they are disabled. */
function useSwipe() {
  const start = useRef({ x: 0, y: 0 })
  return {
    shortSwipes: false,
    longSwipes: false,
    on: {
      touchStart: ({ touches }: Swiper) => {
        start.current = { x: touches.currentX, y: touches.currentY }
      },
      touchEnd: (swiper: Swiper) => turn(swiper, start.current),
    },
  }
}

function turn(swiper: Swiper, start: { x: number; y: number }) {
  const { currentX, currentY } = swiper.touches
  const moved = currentX - start.x
  if (Math.abs(moved) < swipePx || Math.abs(moved) < Math.abs(currentY - start.y)) return
  if (moved < 0) swiper.slideNext()
  else swiper.slidePrev()
}

type IndicatorProps = {
  kind: CarouselProps['indicator']
  slides: CarouselProps['slides']
  next: string
  progress: ProgressProps
  onSelect: (index: number) => void
}

function Indicator({ kind, slides, next, progress, onSelect }: IndicatorProps) {
  if (kind === 'lines') return <ProgressLines {...progress} items={slides} onSelect={onSelect} />
  return <ProgressCounter {...progress} total={slides.length} next={next} />
}
