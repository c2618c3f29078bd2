'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

import type { HeroGround } from '../site'
import styles from './header-frame.module.css'

export type HeaderFrameProps = {
  /** The background of the hero: the header is transparent until the page is scrolled by the height of the sentinel. */
  overHero?: HeroGround
  children: ReactNode
}

/** The sticky header; transparent only over a hero that has not been scrolled away (S1 2.2). */
export function HeaderFrame({ overHero, children }: HeaderFrameProps) {
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
        data-ground={solid ? 'light' : overHero}
        data-solid={solid || undefined}
        data-print="hide"
      >
        {children}
      </header>
    </>
  )
}
