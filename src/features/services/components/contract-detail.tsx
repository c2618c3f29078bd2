import type { ReactNode } from 'react'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Picture } from '@/ui/picture'
import { Prose } from '@/ui/prose'
import type { ContractView } from '../view-models/services'
import styles from './contract-detail.module.css'

type ContractDetailProps = {
  site: SiteId
  contract: ContractView
  layout: 'normal' | 'special'
  /** The brochures, if any. */
  brochures: ReactNode
}

/** A contract in one of its two layouts (S2 2.8): benefits with pictures, or features with their texts. */
export function ContractDetail({ site, contract, layout, brochures }: ContractDetailProps) {
  const t = translator(site, 'services.contract')
  const { overview, packageDetail, cover, traits } = contract
  const special = layout === 'special'
  return (
    <div className={styles.contract}>
      {(overview || cover) && (
        <Part title={t('overview')}>
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
        <Part title={special ? t('features') : t('benefits')}>
          {special ? <Features traits={traits} /> : <Benefits traits={traits} />}
        </Part>
      )}
      {packageDetail && (
        <Part title={special ? t('parameters') : t('package')}>
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
      <h2 className={styles.title}>{title}</h2>
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
