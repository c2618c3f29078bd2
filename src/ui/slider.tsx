'use client'

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

import { IconButton } from './button'
import { classNames } from './class-names'
import { placeOf, turned, type Place } from './slider-place'
import styles from './slider.module.css'
import { useReducedMotion } from './use-reduced-motion'

export type SliderWords = { previous: string; next: string }

type Playing = {
  /** How long an item stands, in ms. */
  interval: number
  play: string
  pause: string
}

type SliderProps = {
  label: string
  items: { id: string; content: ReactNode }[]
  words: SliderWords
  /** Every item can come to the start, and the one there is marked. */
  marks?: boolean
  /** The arrows move by as many as are in sight, and around at the ends. */
  loops?: boolean
  /** The item at the start, when it changes. */
  onChange?: (index: number) => void
  /** A button lets it move on by itself; it does not begin with that. */
  playing?: Playing
  /** A row on narrow screens only; wider ones lay the list out as `className` says. */
  narrow?: boolean
  /** Sets --slide, the width of an item. */
  className?: string
}

/** Cards in a row wider than the page: swipes, arrows and focus move it; without a script it scrolls. */
export function Slider({
  label,
  items,
  words,
  marks,
  loops,
  onChange,
  playing,
  narrow,
  className,
}: SliderProps) {
  const { row, place, moveTo, turn } = useRow(onChange)
  const whole = place.isStart && place.isEnd
  return (
    <div
      role="group"
      className={classNames(styles.slider, className)}
      aria-label={label}
      data-narrow={narrow || undefined}
    >
      <ul ref={row} className={styles.row} data-marks={marks} tabIndex={whole ? undefined : 0}>
        {items.map(({ id, content }, index) => (
          <li
            key={id}
            className={styles.slide}
            data-current={(marks && index === place.current) || undefined}
          >
            {content}
          </li>
        ))}
      </ul>
      {!whole && (
        <Controls
          place={place}
          words={words}
          playing={playing}
          onMove={moveTo}
          onTurn={loops ? turn : undefined}
        />
      )}
    </div>
  )
}

/** A row that scrolls, and where it stands. */
function useRow(onChange: SliderProps['onChange']) {
  const row = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<Place>({ current: 0, isStart: true, isEnd: false })
  const still = useReducedMotion()

  const follow = useEffectEvent((element: HTMLUListElement) => {
    const next = placeOf(measured(element))
    if (next.current !== place.current) onChange?.(next.current)
    if (JSON.stringify(next) !== JSON.stringify(place)) setPlace(next)
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
    if (item instanceof HTMLElement)
      row.current?.scrollTo({ left: item.offsetLeft, behavior: still ? 'auto' : 'smooth' })
  }
  const turn = (direction: 1 | -1) => row.current && moveTo(turned(measured(row.current), direction))
  return { row, place, moveTo, turn }
}

type ControlsProps = Pick<SliderProps, 'words' | 'playing'> & {
  place: Place
  onMove: (index: number) => void
  /** Instead of moving by one. */
  onTurn?: (direction: 1 | -1) => void
}

function Controls({ place: { current, isStart, isEnd }, words, playing, onMove, onTurn }: ControlsProps) {
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
        label={words.previous}
        aria-disabled={(isStart && !onTurn) || undefined}
        onClick={() => move(-1)}
      />
      <IconButton
        icon="arrow"
        label={words.next}
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

/** The end of the line's animation is the time to move on. */
function Clock({ interval, play, pause, current, plays, onEnd, onToggle }: ClockProps) {
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
        label={plays ? pause : play}
        onClick={onToggle}
      />
    </>
  )
}

function measured(row: HTMLUListElement) {
  const { scrollLeft, clientWidth, scrollWidth } = row
  const cards = [...row.children].filter((child) => child instanceof HTMLElement)
  return { scrollLeft, clientWidth, scrollWidth, starts: cards.map(({ offsetLeft }) => offsetLeft) }
}
