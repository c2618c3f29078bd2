'use client'

import { useState } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import type { Picture as PictureData } from '@/lib/picture'
import { IconButton } from '@/ui/button'
import { cssVariables } from '@/ui/css-variables'
import { Picture } from '@/ui/picture'
import { unbroken } from '@/ui/unbroken'
import type { MarqueeTiming } from '../view-models/marquee-timing'
import styles from './case-marquee.module.css'

export type MarqueeCase = {
  id: string
  name: string
  href: string
  picture?: PictureData
  date: { iso: string; text: string }
}

type CaseMarqueeProps = {
  label: string
  cases: MarqueeCase[]
  timing: MarqueeTiming
}

/** An endless marquee of cases; hover, focus and the button pause it. With reduced motion it is a scrollable row (S2 2.7). */
export function CaseMarquee({ label, cases, timing: { copies, seconds } }: CaseMarqueeProps) {
  const t = useTranslations('solutions.strip')
  const [isPaused, setIsPaused] = useState(false)
  const style = cssVariables({ '--copies': copies, '--round': `${seconds}s` })
  return (
    <section className={styles.marquee} aria-label={label}>
      <div className={styles.window}>
        <div
          className={styles.strip}
          style={style}
          data-held={isPaused || undefined}
          data-turns={copies === 1 || undefined}
        >
          {Array.from({ length: copies }, (_, copy) => (
            <Cases key={copy} cases={cases} repeated={copy > 0} />
          ))}
        </div>
      </div>
      <IconButton
        className={styles.pause}
        icon={isPaused ? 'play' : 'pause'}
        label={t(isPaused ? 'play' : 'pause')}
        onClick={() => setIsPaused(!isPaused)}
      />
    </section>
  )
}

function Cases({ cases, repeated }: { cases: MarqueeCase[]; repeated: boolean }) {
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
              {unbroken(name)}
            </a>
          </h3>
        </li>
      ))}
    </ul>
  )
}
