'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

import styles from './header-frame.module.css'

export type HeaderFrameProps = {
  /** Transparent until the page has been scrolled by the height of the sentinel. */
  overHero: boolean
  /** The ground of the hero below. */
  heroGround: 'light' | 'dark'
  children: ReactNode
}

/** The sticky header; solid unless it lies over a hero that has not been scrolled away (S1 2.2). */
export function HeaderFrame({ overHero, heroGround, children }: HeaderFrameProps) {
  const sentinel = useRef<HTMLDivElement>(null)
  const [solid, setSolid] = useState(!overHero)

  useEffect(() => {
    if (!overHero || !sentinel.current) return
    const observer = new IntersectionObserver(([entry]) => setSolid(!entry?.isIntersecting))
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [overHero])

  return (
    <>
      {overHero && <div ref={sentinel} className={styles.sentinel} aria-hidden="true" />}
      <header
        className={styles.header}
        data-ground={solid ? 'light' : heroGround}
        data-solid={solid || undefined}
        data-print="hide"
      >
        {children}
      </header>
    </>
  )
}
