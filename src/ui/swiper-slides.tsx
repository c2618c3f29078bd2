import type { ReactNode, RefObject } from 'react'

import { classNames } from './class-names'
import styles from './swiper-slides.module.css'

type SwiperSlidesProps = {
  /** Of useSwiper. */
  view: RefObject<HTMLDivElement | null>
  current: number
  slides: { id: string; label?: string; content: ReactNode }[]
  className?: string
}

/** The markup that the slides' library moves; only the current slide can be used. */
export function SwiperSlides({ view, current, slides, className }: SwiperSlidesProps) {
  return (
    <div ref={view} className={classNames('swiper', styles.view, className)}>
      <div className={`swiper-wrapper ${styles.row}`}>
        {slides.map(({ id, label, content }, index) => (
          <div
            key={id}
            className={`swiper-slide ${styles.slide}`}
            role={label ? 'group' : undefined}
            aria-label={label}
            inert={index !== current}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  )
}
