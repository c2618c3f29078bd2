import type { ReactNode } from 'react'
import { Picture } from '@/ui/picture'
import { Prose } from '@/ui/prose'
import type { ContractView } from '../view-models/services'
import styles from './contract-detail.module.css'

export type ContractWords = {
  overview: string
  benefits: string
  features: string
  package: string
  parameters: string
}

type ContractDetailProps = {
  contract: ContractView
  layout: 'normal' | 'special'
  words: ContractWords
  /** The brochures, if any. */
  brochures: ReactNode
}

/** A contract in one of its two layouts (S2 2.8): benefits with pictures, or features with their texts. */
export function ContractDetail({ contract, layout, words, brochures }: ContractDetailProps) {
  const { overview, packageDetail, cover, traits } = contract
  const special = layout === 'special'
  return (
    <div className={styles.contract}>
      {(overview || cover) && (
        <Part title={words.overview}>
          <Prose html={overview} />
          {cover && (
            <Picture
              className={styles.cover}
              picture={cover}
              sizes="(max-width: 844px) 100vw, 66vw"
              ratio="16/10"
            />
          )}
        </Part>
      )}
      {traits.length > 0 && (
        <Part title={special ? words.features : words.benefits}>
          {special ? <Features traits={traits} /> : <Benefits traits={traits} />}
        </Part>
      )}
      {packageDetail && (
        <Part title={special ? words.parameters : words.package}>
          <Prose html={packageDetail} />
        </Part>
      )}
      {brochures}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

type Traits = Pick<ContractView, 'traits'>

function Benefits({ traits }: Traits) {
  return (
    <ul className={styles.benefits}>
      {traits.map(({ key, heading, picture }) => (
        <li key={key}>
          <Picture picture={picture} sizes="(max-width: 844px) 46vw, 20vw" ratio="4/3" />
          <p className={styles.benefit}>{heading}</p>
        </li>
      ))}
    </ul>
  )
}

function Features({ traits }: Traits) {
  return (
    <dl className={styles.features}>
      {traits.map(({ key, heading, text }) => (
        <div key={key} className={styles.feature}>
          <dt className={styles.name}>{heading}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
