'use client'

import { useRef, useState, type ReactNode } from 'react'
import type { Swiper as SwiperInstance } from 'swiper'
import { EffectFade } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import 'swiper/css'
import 'swiper/css/effect-fade'

import { IconButton } from './button'
import styles from './carousel.module.css'
import { classNames } from './class-names'
import { ProgressCounter, ProgressLines, type ProgressProps } from './progress-lines'
import { useReducedMotion } from './use-reduced-motion'

type CarouselProps = {
  label: string
  /** `label` names the slide; with `figure` it stands under its progress line. */
  slides: { id: string; label: string; figure?: string; content: ReactNode }[]
  /** How long a slide stands, in ms. */
  delay: number
  effect?: 'fade' | 'slide'
  indicator: 'lines' | 'counter'
  words: { pause: string; play: string; next: string }
  /** Another slide has come. */
  onChange?: (index: number) => void
  className?: string
  /** Places the indicator within the carousel. */
  indicatorClassName?: string
}

/** Pixels that a finger moves to turn the slide, however fast (S1 9). */
const SWIPE = 30
const grandMs = 900

/** One slide after the other; hover, focus and the button hold it, reduced motion never starts it. */
export function Carousel(props: CarouselProps) {
  const { label, slides, delay, effect = 'fade', indicator, words } = props
  const swiper = useRef<SwiperInstance>(null)
  const [current, setCurrent] = useState(0)
  const [held, setHeld] = useState(false)
  // The line is the clock: before the carousel hears its end it must not run.
  const [ready, setReady] = useState(false)
  const still = useReducedMotion()
  const onEnd = () => swiper.current?.slideNext()
  const swipe = useSwipe()

  return (
    <section
      className={classNames(styles.carousel, props.className)}
      aria-roledescription="carousel"
      aria-label={label}
      data-held={held || undefined}
      data-effect={effect}
    >
      <Swiper
        modules={[EffectFade]}
        effect={effect}
        fadeEffect={{ crossFade: true }}
        rewind
        {...swipe}
        speed={still ? 0 : grandMs}
        onSwiper={(instance) => {
          swiper.current = instance
          setReady(true)
        }}
        onSlideChange={({ realIndex }) => {
          setCurrent(realIndex)
          props.onChange?.(realIndex)
        }}
      >
        {slides.map((slide, index) => (
          <SwiperSlide key={slide.id} role="group" aria-label={slide.label} inert={index !== current}>
            {slide.content}
          </SwiperSlide>
        ))}
      </Swiper>
      {slides.length > 1 && (
        <div className={classNames(styles.indicator, props.indicatorClassName)}>
          <Indicator
            kind={indicator}
            slides={slides}
            next={words.next}
            progress={{ current, runs: ready, delay, onEnd }}
            onSelect={(index) => swiper.current?.slideTo(index)}
          />
          <IconButton
            className={styles.hold}
            icon={held ? 'play' : 'pause'}
            label={held ? words.play : words.pause}
            onClick={() => setHeld(!held)}
          />
        </div>
      )}
    </section>
  )
}

/** The library's own thresholds depend on time and on the width, so they are off. */
function useSwipe() {
  const start = useRef({ x: 0, y: 0 })
  return {
    shortSwipes: false,
    longSwipes: false,
    onTouchStart: ({ touches }: SwiperInstance) => {
      start.current = { x: touches.currentX, y: touches.currentY }
    },
    onTouchEnd: (swiper: SwiperInstance) => turn(swiper, start.current),
  }
}

function turn(swiper: SwiperInstance, start: { x: number; y: number }) {
  const { currentX, currentY } = swiper.touches
  const moved = currentX - start.x
  if (Math.abs(moved) < SWIPE || Math.abs(moved) < Math.abs(currentY - start.y)) return
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
