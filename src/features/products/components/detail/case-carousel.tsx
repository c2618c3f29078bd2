'use client'

import { useState } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import { Container } from '@/ui/container'
import { Picture } from '@/ui/picture'
import { Slider } from '@/ui/slider'
import { unbroken, unbrokenText } from '@/ui/unbroken'
import type { CaseView } from '../../view-models/detail/related'
import styles from './case-carousel.module.css'

/** Time per case in ms once a visitor starts autoplay; it is off at first (S2 2.5, 9). */
const interval = 4000

/** Cases as cards of 525 by 350; background and title are those of the current one (S2 2.5). */
export function CaseCarousel({ cases }: { cases: CaseView[] }) {
  const t = useTranslations('product.cases')
  const [current, setCurrent] = useState(0)
  const shown = cases[current] ?? cases[0]
  if (!shown) return null
  return (
    <section className={styles.band} data-ground="dark" aria-label={t('title')}>
      {shown.picture && (
        <div key={shown.id} className={styles.ground}>
          <Picture picture={{ ...shown.picture, alt: '' }} sizes="100vw" ratio="fill" />
        </div>
      )}
      <Container className={styles.content}>
        <h2>{t('title')}</h2>
        <div className={styles.title}>
          <p className="type-h3">{unbroken(shown.name)}</p>
          <p className={styles.brief}>{unbrokenText(shown.brief)}</p>
        </div>
        <Slider
          className={styles.cards}
          label={t('title')}
          previousLabel={t('previous')}
          nextLabel={t('next')}
          marks
          onChange={setCurrent}
          playing={{ interval, playLabel: t('play'), pauseLabel: t('pause') }}
          items={cases.map((one) => ({ id: one.id, content: <Card item={one} /> }))}
        />
      </Container>
    </section>
  )
}

function Card({ item: { name, href, picture, date } }: { item: CaseView }) {
  return (
    <article className={styles.card}>
      <Picture picture={picture} sizes="525px" ratio="fill" />
      <div className={styles.caption}>
        <h3 className={styles.name}>
          <a className={styles.link} href={href}>
            {unbroken(name)}
          </a>
        </h3>
        <time dateTime={date.iso}>{date.text}</time>
      </div>
    </article>
  )
}
