'use client'

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

import { useTranslations } from '@/i18n/use-translations'
import { IconButton } from './button'
import { classNames } from './class-names'
import { positionOf, nextTarget, type SliderPosition } from './slider-position'
import styles from './slider.module.css'
import { useReducedMotion } from './use-reduced-motion'

/** The labels of the arrows, if they name what they move to. */
export type SliderLabels = { previousLabel?: string; nextLabel?: string }

type Playing = {
  /** Time per item in ms. */
  interval: number
  playLabel: string
  pauseLabel: string
}

type SliderProps = SliderLabels & {
  label: string
  items: { id: string; content: ReactNode }[]
  /** Every item can scroll to the start, and the one there is marked. */
  marks?: boolean
  /** The arrows move by the number of visible items and wrap around. */
  loops?: boolean
  /** Called with the item at the start when it changes. */
  onChange?: (index: number) => void
  /** Adds a button for autoplay, which is off at first. */
  playing?: Playing
  /** A slider on narrow screens only; on wider ones `className` lays out the list. */
  narrow?: boolean
  /** Sets --slide, the width of an item. */
  className?: string
}

/** A row of cards wider than the page, moved by swipes, arrows and focus; scrollable without a script. */
export function Slider({
  label,
  items,
  marks,
  loops,
  onChange,
  playing,
  narrow,
  className,
  ...labels
}: SliderProps) {
  const { row, position, moveTo, turn } = useRow(onChange)
  const isComplete = position.isStart && position.isEnd
  return (
    <div
      role="group"
      className={classNames(styles.slider, className)}
      aria-label={label}
      data-narrow={narrow || undefined}
    >
      <ul ref={row} className={styles.row} data-marks={marks} tabIndex={isComplete ? undefined : 0}>
        {items.map(({ id, content }, index) => (
          <li
            key={id}
            className={styles.slide}
            data-current={(marks && index === position.current) || undefined}
          >
            {content}
          </li>
        ))}
      </ul>
      {!isComplete && (
        <Controls
          position={position}
          {...labels}
          playing={playing}
          onMove={moveTo}
          onTurn={loops ? turn : undefined}
        />
      )}
    </div>
  )
}

/** A scrollable row and its position. */
function useRow(onChange: SliderProps['onChange']) {
  const row = useRef<HTMLUListElement>(null)
  const [position, setPosition] = useState<SliderPosition>({ current: 0, isStart: true, isEnd: false })
  const still = useReducedMotion()

  const follow = useEffectEvent((element: HTMLUListElement) => {
    const next = positionOf(measured(element))
    if (next.current !== position.current) onChange?.(next.current)
    if (JSON.stringify(next) !== JSON.stringify(position)) setPosition(next)
  })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const listener = () => follow(element)
    const observer = new ResizeObserver(listener)
    observer.observe(element)
    element.addEventListener('scroll', listener, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', listener)
    }
  }, [])

  const moveTo = (index: number) => {
    const item = row.current?.children[index]
    if (row.current && item instanceof HTMLElement)
      row.current.scrollTo({ left: startOf(row.current, item), behavior: still ? 'auto' : 'smooth' })
  }
  const turn = (direction: 1 | -1) => row.current && moveTo(nextTarget(measured(row.current), direction))
  return { row, position, moveTo, turn }
}

type ControlsProps = SliderLabels & {
  playing?: Playing
  position: SliderPosition
  onMove: (index: number) => void
  /** Instead of moving by one. */
  onTurn?: (direction: 1 | -1) => void
}

function Controls({ position, playing, onMove, onTurn, ...labels }: ControlsProps) {
  const { current, isStart, isEnd } = position
  const t = useTranslations('controls')
  const [plays, setPlays] = useState(false)
  const move = onTurn ?? ((direction: 1 | -1) => onMove(current + direction))
  return (
    <div className={styles.controls}>
      {playing && (
        <Clock
          {...playing}
          current={current}
          plays={plays}
          onEnd={() => onMove(isEnd ? 0 : current + 1)}
          onToggle={() => setPlays(!plays)}
        />
      )}
      <IconButton
        icon="back"
        label={labels.previousLabel ?? t('previous')}
        aria-disabled={(isStart && !onTurn) || undefined}
        onClick={() => move(-1)}
      />
      <IconButton
        icon="arrow"
        label={labels.nextLabel ?? t('next')}
        aria-disabled={(isEnd && !onTurn) || undefined}
        onClick={() => move(1)}
      />
    </div>
  )
}

type ClockProps = Playing & {
  current: number
  plays: boolean
  onEnd: () => void
  onToggle: () => void
}

/** The end of the line's animation triggers the next item. */
function Clock({ interval, playLabel, pauseLabel, current, plays, onEnd, onToggle }: ClockProps) {
  return (
    <>
      {plays && (
        <span className={styles.track}>
          <span
            key={current}
            className={styles.fill}
            style={{ animationDuration: `${interval}ms` }}
            onAnimationEnd={onEnd}
          />
        </span>
      )}
      <IconButton
        className={styles.play}
        icon={plays ? 'pause' : 'play'}
        label={plays ? pauseLabel : playLabel}
        onClick={onToggle}
      />
    </>
  )
}

function measured(row: HTMLUListElement) {
  const { scrollLeft, clientWidth, scrollWidth } = row
  const cards = [...row.children].filter((child) => child instanceof HTMLElement)
  return { scrollLeft, clientWidth, scrollWidth, starts: cards.map((card) => startOf(row, card)) }
}

/** Where the row is scrolled to when a card is at its start; its padding is before the first one. */
function startOf(row: HTMLUListElement, card: HTMLElement): number {
  const [first] = row.children
  return card.offsetLeft - (first instanceof HTMLElement ? first.offsetLeft : 0)
}
