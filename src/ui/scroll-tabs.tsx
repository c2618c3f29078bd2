'use client'

import { useEffect, useRef, useState } from 'react'

import { classNames } from './class-names'
import { Container } from './container'
import { currentSection } from './current-section'
import { keepInSight } from './keep-in-sight'
import { TabLabel } from './link-tabs'
import styles from './scroll-tabs.module.css'
import tabs from './tabs.module.css'

type ScrollTabsProps = {
  label: string
  /** The ids of sections of the page, in their order. */
  items: { id: string; label: string }[]
  /** Can change the sticky position of the row. */
  className?: string
}

/** Sticky links to the sections of a page; the current one follows the scroll position. */
export function ScrollTabs({ label, items, className }: ScrollTabsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const follow = () => setCurrent(sectionInSight(items.map(({ id }) => id)))
    follow()
    addEventListener('scroll', follow, { passive: true })
    addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow)
      removeEventListener('resize', follow)
    }
  }, [items])
  useEffect(() => keepInSight(list.current, current), [current])
  return (
    <nav className={classNames(styles.sticky, className)} aria-label={label}>
      <Container>
        <ul ref={list} className={tabs.list}>
          {items.map((item, index) => (
            <li key={item.id}>
              <a className={tabs.tab} href={`#${item.id}`} aria-current={index === current || undefined}>
                <TabLabel label={item.label} />
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  )
}

function sectionInSight(ids: string[]): number {
  const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity)
  const { scrollHeight } = document.documentElement
  return currentSection({ tops, line: innerHeight / 3, atEnd: scrollY + innerHeight >= scrollHeight - 2 })
}
