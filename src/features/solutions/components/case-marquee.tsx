'use client'

import { useState, type CSSProperties } from 'react'
import type { Picture as PictureData } from '@/lib/picture'
import { IconButton } from '@/ui/button'
import { Picture } from '@/ui/picture'
import type { CaseStrip } from '../views/case-strip'
import styles from './case-marquee.module.css'

export type PassingCase = {
  id: string
  name: string
  href: string
  picture?: PictureData
  date: { iso: string; text: string }
}

export type MarqueeWords = { play: string; pause: string }

type CaseMarqueeProps = {
  label: string
  cases: PassingCase[]
  strip: CaseStrip
  words: MarqueeWords
}

/** Cases that pass by without end; hover, focus and the button hold them, reduced motion lets them be scrolled (S2 2.7). */
export function CaseMarquee({ label, cases, strip: { copies, seconds }, words }: CaseMarqueeProps) {
  const [held, setHeld] = useState(false)
  const style = { '--copies': copies, '--round': `${seconds}s` } as CSSProperties
  return (
    <section className={styles.marquee} aria-label={label}>
      <div className={styles.window}>
        <div
          className={styles.strip}
          style={style}
          data-held={held || undefined}
          data-turns={copies === 1 || undefined}
        >
          {Array.from({ length: copies }, (_, copy) => (
            <Cases key={copy} cases={cases} repeated={copy > 0} />
          ))}
        </div>
      </div>
      <IconButton
        className={styles.hold}
        icon={held ? 'play' : 'pause'}
        label={held ? words.play : words.pause}
        onClick={() => setHeld(!held)}
      />
    </section>
  )
}

function Cases({ cases, repeated }: { cases: PassingCase[]; repeated: boolean }) {
  return (
    <ul className={styles.cases} aria-hidden={repeated || undefined} data-repeated={repeated || undefined}>
      {cases.map(({ id, name, href, picture, date }) => (
        <li key={id} className={styles.card}>
          <Picture picture={picture} sizes="(max-width: 844px) 80vw, 26rem" ratio="3/2" />
          <time className={styles.date} dateTime={date.iso}>
            {date.text}
          </time>
          <h3 className={styles.name}>
            <a className={styles.link} href={href} tabIndex={repeated ? -1 : undefined}>
              {name}
            </a>
          </h3>
        </li>
      ))}
    </ul>
  )
}
