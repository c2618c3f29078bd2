'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import type { SwiperOptions } from 'swiper/types'

import { useReducedMotion } from './use-reduced-motion'
import { whenIdle } from './when-idle'

type UseSwiper = {
  effect: 'fade' | 'slide'
  /** Time of a change in ms; none with reduced motion. */
  speed: number
  /** The number of slides. */
  count: number
  onChange: (index: number) => void
  options: SwiperOptions
}

/**
 * Moves the slides of `SwiperSlides` with the library, which is loaded when the page is idle or when it is first used.
 * Until then the first slide is shown.
 */
export function useSwiper({ effect, speed, count, onChange, options }: UseSwiper) {
  const view = useRef<HTMLDivElement>(null)
  const loading = useRef<Promise<Swiper | null>>(undefined)
  const latest = useRef(onChange)
  const [isReady, setIsReady] = useState(false)
  const still = useReducedMotion()
  const time = still ? 0 : speed

  const create = async () => {
    const { EffectFade, Swiper: Library } = await import('./swiper-library')
    if (!view.current) return null
    const swiper = new Library(view.current, {
      ...options,
      modules: [EffectFade],
      effect,
      speed: time,
      fadeEffect: { crossFade: true },
      on: { ...options.on, slideChange: ({ realIndex }) => latest.current(realIndex) },
    })
    setIsReady(true)
    return swiper
  }
  // A file that cannot be loaded leaves the first slide.
  const load = () => (loading.current ??= create().catch(() => null))
  /** Calls back with the library, loading it if necessary. */
  const withSwiper = (use: (swiper: Swiper) => void) =>
    void load().then((swiper) => swiper && !swiper.destroyed && use(swiper))
  const prepare = useEffectEvent(() => void load())
  const update = useEffectEvent(() =>
    withSwiper((swiper) => {
      swiper.params.speed = time
      swiper.update()
    }),
  )

  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const cancel = whenIdle(prepare)
    return () => {
      cancel()
      void loading.current?.then((swiper) => swiper?.destroy())
      loading.current = undefined
    }
  }, [])
  useEffect(() => {
    if (loading.current) update()
  }, [time, count])

  return { view, isReady, withSwiper }
}
