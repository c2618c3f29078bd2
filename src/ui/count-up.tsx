'use client'

import { useEffect, useRef } from 'react'

import styles from './count-up.module.css'
import { splitFigure, toFigureText } from '@/lib/figure-text'
import { VisuallyHidden } from './visually-hidden'

/** Counts up once when it comes into view. Server markup, screen readers and reduced motion get the final figure. */
export function CountUp({ value }: { value: string }) {
  const shown = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const element = shown.current
    const parts = splitFigure(value)
    if (!element || !parts) return
    return onVisible({ element, run: () => count({ element, parts }) })
  }, [value])

  const text = toFigureText(value)
  return (
    <span className={styles.count}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={styles.room} aria-hidden data-text={text}>
        <span ref={shown}>{text}</span>
      </span>
    </span>
  )
}

type Parts = NonNullable<ReturnType<typeof splitFigure>>

function onVisible({ element, run }: { element: HTMLElement; run: () => () => void }) {
  let stop = () => {}
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      stop = run()
    },
    { threshold: 0.5 },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    stop()
  }
}

function count({ element, parts }: { element: HTMLElement; parts: Parts }) {
  const duration = Number.parseFloat(getComputedStyle(element).getPropertyValue('--count-ms'))
  if (!duration) return () => {}
  const start = performance.now()
  let frame = requestAnimationFrame(function draw(now) {
    const progress = Math.min((now - start) / duration, 1)
    element.textContent = textAt({ parts, progress })
    if (progress < 1) frame = requestAnimationFrame(draw)
  })
  return () => cancelAnimationFrame(frame)
}

function textAt({
  parts: { before, number, decimals, after },
  progress,
}: {
  parts: Parts
  progress: number
}) {
  const eased = 1 - (1 - progress) ** 3
  return `${before}${(number * eased).toFixed(decimals)}${after}`
}
