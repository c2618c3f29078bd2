import type { z } from 'zod'
import { type CategoryItem, pathTo, type ProductCardItem } from '@/features/products/queries'
import type { productCard } from '../../schemas/product'

/** Cards in contract format, each with its first-level category. */
export function toWireCards(items: ProductCardItem[], tree: CategoryItem[]): z.input<typeof productCard>[] {
  return items.map((item) => toWireCard(item, tree))
}

export function toWireCard({ id, name, cover, categoryId }: ProductCardItem, tree: CategoryItem[]) {
  const [first] = pathTo(tree, categoryId)
  return { id, name, coverImage: cover?.url ?? null, fristClassifyName: first?.name ?? '' }
}
