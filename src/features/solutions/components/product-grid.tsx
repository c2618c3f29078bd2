import { TileCard } from '@/ui/tile-card'
import type { ProductTile } from '../view-models/product-tile'
import styles from './product-grid.module.css'

type ProductGridProps = { products: ProductTile[]; columns: 3 | 4; sizes: string; level?: 2 | 3 }

/** Product tiles with cover and name (S2 2.6, 2.7). */
export function ProductGrid({ products, columns, ...tile }: ProductGridProps) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {products.map(({ id, name, model, href, picture, temperature }) => (
        <li key={id}>
          <TileCard href={href} title={name} model={model} picture={picture} figure={temperature} {...tile} />
        </li>
      ))}
    </ul>
  )
}
