import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Section, SectionHeading } from '@/ui/section'
import { TileCard } from '@/ui/tile-card'
import type { RecommendedView } from '../../view-models/detail/recommended'
import styles from './recommended.module.css'

type RecommendedProps = {
  site: SiteId
  products: RecommendedView[]
  /** Other words than those of a product's page. */
  heading?: { label: string; title: string }
  /** Facts instead of the category, which most of them share. */
  showsFacts?: boolean
}

/** Recommended or shown products: cover, name and first-level category (S2 2.3). */
export function Recommended({ site, products, heading, showsFacts }: RecommendedProps) {
  if (products.length === 0) return null
  const t = translator(site, 'product')
  const { label, title } = heading ?? { label: t('recommended.label'), title: t('recommended.title') }
  return (
    <Section ground="ice" labelledBy="recommended" screenOnly>
      <SectionHeading id="recommended" label={label} title={title} />
      <ul className={styles.grid}>
        {products.map(({ id, name, model, href, picture, categoryName, temperature, facts }) => (
          <li key={id}>
            <TileCard
              href={href}
              title={name}
              model={model}
              brief={showsFacts ? undefined : categoryName}
              facts={showsFacts ? facts : undefined}
              picture={picture}
              sizes="(max-width: 844px) 46vw, 22vw"
              figure={temperature}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
