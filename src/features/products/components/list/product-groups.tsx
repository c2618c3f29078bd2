import type { ReactNode } from 'react'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Icon } from '@/ui/icon'
import { withoutMarks } from '@/lib/content-marks'
import { EmptyState } from '@/ui/state'
import { TextLink } from '@/ui/text-link'
import { splitModel } from '@/lib/model-title'
import { TileCard } from '@/ui/tile-card'
import { unbroken, unbrokenText } from '@/ui/unbroken'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { CardGroup } from '../../view-models/list/cards'
import { CompareToggle } from '../compare/compare-toggle'
import styles from './product-groups.module.css'

type ProductGroupsProps = {
  site: SiteId
  groups: CardGroup[]
  /** The category of the page, whose products need no heading of their own. */
  categoryId: string
  sizes: string
}

/** Products by category as tiles, each with a compare toggle (S2 2.1, 2.2). */
export function ProductGroups({ site, groups, categoryId, sizes }: ProductGroupsProps) {
  const columns = columnsFor(groups.map(({ cards }) => cards.length))
  return groups.map((group) => {
    const { id, name, lead, folded } = group
    const headed = id !== categoryId
    const tiles = (
      <Tiles
        site={site}
        group={group}
        heading={headed ? name : ''}
        columns={columns}
        sizes={sizes}
        level={headed ? 3 : 2}
      />
    )
    if (folded) {
      return (
        <details key={id} className={styles.group} open={groups.length === 1}>
          <summary className={styles.summary}>
            <h2 className={styles.heading}>{unbroken(name)}</h2>
            <Icon name="chevron" />
          </summary>
          {tiles}
        </details>
      )
    }
    return (
      <section
        key={id}
        className={styles.group}
        aria-label={headed ? undefined : name}
        aria-labelledby={headed ? `group-${id}` : undefined}
      >
        {headed && (
          <header className={styles.head}>
            <h2 id={`group-${id}`} className={styles.heading}>
              {unbroken(name)}
            </h2>
            {lead && <p className={styles.lead}>{unbrokenText(lead)}</p>}
          </header>
        )}
        {tiles}
      </section>
    )
  })
}

type TilesProps = {
  site: SiteId
  group: CardGroup
  heading: string
  columns: 3 | 4
  sizes: string
  level: 2 | 3
}

function Tiles({ site, group: { cards }, heading, columns, sizes, level }: TilesProps) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {cards.map(({ id, name, ...card }) => (
        <li key={id} className={styles.cell}>
          <div className={styles.card}>
            <TileCard {...card} title={withoutKind(name, heading)} sizes={sizes} level={level} />
          </div>
          <CompareToggle site={site} product={{ id, name, picture: card.picture }} />
        </li>
      ))}
    </ul>
  )
}

/** A Chinese name whose kind is the heading of its group shows the model only. */
function withoutKind(title: string, heading: string): ReactNode {
  const parts = splitModel(title)
  if (!parts || withoutMarks(parts.rest) !== withoutMarks(heading)) return title
  return (
    <>
      {unbroken(parts.model)} <VisuallyHidden>{parts.rest}</VisuallyHidden>
    </>
  )
}

/** Four columns if they leave fewer cards alone in their row than three. */
function columnsFor(counts: number[]): 3 | 4 {
  const aloneIn = (columns: number) => counts.filter((count) => count > columns && count % columns === 1)
  return aloneIn(4).length < aloneIn(3).length ? 4 : 3
}

type NothingProps = {
  site: SiteId
  /** Link that clears the filters; absent if the category itself is empty. */
  clearHref?: string
}

export function NoProducts({ site, clearHref }: NothingProps) {
  const t = translator(site, 'productsList')
  if (!clearHref)
    return <EmptyState title={t('count', { count: 0 })}>{translator(site, 'common')('empty')}</EmptyState>
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <TextLink icon="none" href={clearHref}>
          {t('filters.clear')}
        </TextLink>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}
