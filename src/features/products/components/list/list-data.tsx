import type { ItemList, WithContext } from 'schema-dts'
import { jsonForScript } from '@/lib/json-for-script'
import type { CardGroup } from '../../view-models/list/cards'

type ListDataProps = { name: string; groups: CardGroup[]; origin: string }

/** Structured data of a list (schema.org ItemList): its products in order. */
export function ListData({ name, groups, origin }: ListDataProps) {
  const cards = groups.flatMap((group) => group.cards)
  if (cards.length === 0) return null
  const data: WithContext<ItemList> = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: cards.length,
    itemListElement: cards.map((card, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: card.name,
      url: new URL(card.href, origin).href,
    })),
  }
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
}
