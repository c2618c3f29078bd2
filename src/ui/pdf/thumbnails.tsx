import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import styles from './side-panel.module.css'
import type { ReaderState } from './state'
import type { WithReader } from './use-reader'

type ThumbnailsProps = {
  state: ReaderState
  act: WithReader
  onChoose: () => void
}

/** The pages as small pictures, one stop of the Tab key; arrows, Home and End turn the pages. */
export function Thumbnails({ state: { page, pages }, act, onChoose }: ThumbnailsProps) {
  const t = useTranslations('pdf.viewer')
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  useEffect(() => {
    // In braces: newer browsers return a promise, which is no clean-up function.
    buttons.current[page - 1]?.scrollIntoView({ block: 'nearest' })
  }, [page])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowDown: page + 1, ArrowUp: page - 1, Home: 1, End: pages }[event.key]
    if (next === undefined) return
    event.preventDefault()
    act((reader) => reader.goTo(next))
    buttons.current[next - 1]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its buttons
    <ol className={styles.thumbnails} onKeyDown={onKeyDown}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <li key={number}>
          <button
            ref={(element) => void (buttons.current[number - 1] = element)}
            type="button"
            className={styles.thumbnail}
            aria-label={t('pageLabel', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            tabIndex={number === page ? 0 : -1}
            onClick={() => {
              act((reader) => reader.goTo(number))
              onChoose()
            }}
          >
            <PagePicture page={number} act={act} />
            <span aria-hidden>{number}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Drawn when it comes near the visible part of the list. */
function PagePicture({ page, act }: { page: number; act: WithReader }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const draw = useEffectEvent((target: HTMLCanvasElement) =>
    act((reader) => void reader.drawThumbnail(page, target)),
  )
  useEffect(() => {
    const target = canvas.current
    if (!target) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        draw(target)
      },
      { rootMargin: '200px' },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [page])
  return <canvas ref={canvas} className={styles.picture} aria-hidden />
}
