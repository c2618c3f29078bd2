'use client'

import { CardFigure } from '@/ui/card-figure'
import { FoldingTabs } from '@/ui/folding-tabs'
import { Picture } from '@/ui/picture'
import { Spotlight } from '@/ui/spotlight'
import { TextLink } from '@/ui/text-link'
import { unbroken, unbrokenText } from '@/ui/unbroken'
import type { HomeCaseTypeView, HomeCaseView } from '../view-models/cases'
import styles from './case-types.module.css'

/** Time per case in ms (S1 9). */
const slideMs = 4000

type CaseTypesProps = { label: string; types: HomeCaseTypeView[] }

/** Cases by type (S1 2.6, 2.7): the types as tabs or as an accordion, each with its cases. */
export function CaseTypes({ label, types }: CaseTypesProps) {
  return (
    <FoldingTabs
      label={label}
      items={types.map(({ id, name, all, cases }) => ({
        id,
        label: name,
        panel: (
          <>
            <Spotlight
              label={name}
              delay={slideMs}
              entryClassName={styles.entry}
              items={cases.map((shown) => ({
                id: shown.id,
                href: shown.href,
                stage: <Stage shown={shown} />,
                entry: <Entry shown={shown} />,
              }))}
            />
            {all && (
              <p className={styles.all}>
                <TextLink href={all.href}>{all.label}</TextLink>
              </p>
            )}
          </>
        ),
      }))}
    />
  )
}

function Stage({ shown: { picture, brief } }: { shown: HomeCaseView }) {
  return (
    <>
      <Picture
        className={styles.picture}
        picture={picture}
        sizes="(max-width: 844px) 100vw, 66vw"
        ratio="16/10"
      />
      <div className={styles.caption} data-words>
        <p className={styles.text}>{unbrokenText(brief)}</p>
      </div>
    </>
  )
}

function Entry({ shown: { href, title, brief, district, figure } }: { shown: HomeCaseView }) {
  return (
    <>
      <h3 className={styles.title}>
        <a className={styles.link} href={href}>
          {unbroken(title)}
        </a>
      </h3>
      <div className={styles.more}>
        <div className={styles.fold}>
          {district && <p className={styles.district}>{district}</p>}
          {figure && <CardFigure {...figure} />}
          <p className={styles.text}>{unbrokenText(brief)}</p>
        </div>
      </div>
    </>
  )
}
