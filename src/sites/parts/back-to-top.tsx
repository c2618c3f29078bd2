'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/ui/icon'
import styles from './back-to-top.module.css'

/** On small screens: a link to the top of the page, shown after scrolling two viewports. */
export function BackToTop({ label }: { label: string }) {
  const opening = useRef<HTMLDivElement>(null)
  const [isFar, setIsFar] = useState(false)

  useEffect(() => {
    if (!opening.current) return
    const observer = new IntersectionObserver(([entry]) => setIsFar(!entry?.isIntersecting))
    observer.observe(opening.current)
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <div ref={opening} className={styles.opening} aria-hidden="true" />
      {isFar && (
        <a className={styles.link} href="#top" aria-label={label} data-print="hide">
          <Icon name="up" />
        </a>
      )}
    </>
  )
}
