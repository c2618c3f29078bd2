import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from '@/i18n/use-translations'
import { IconButton } from '@/ui/button'
import { Picture } from '@/ui/picture'
import type { ChosenProduct } from '../../view-models/chosen-product'
import styles from './chosen-cards.module.css'

type CardsProps = {
  products: ChosenProduct[]
  onChange: (products: ChosenProduct[]) => void
  /** The removed card was the last one. */
  onEnd: () => void
}

/** The selected products with picture, category and name (S2 2.19). */
export function ChosenCards({ products, onChange, onEnd }: CardsProps) {
  const t = useTranslations('productPicker')
  const list = useRef<HTMLUListElement>(null)
  const remove = (index: number) => {
    flushSync(() => onChange(products.filter((_, at) => at !== index)))
    const next = list.current?.querySelectorAll('button')[index]
    if (next) next.focus()
    else onEnd()
  }
  if (products.length === 0) return null
  return (
    <ul ref={list} className={styles.cards} aria-label={t('cards')}>
      {products.map(({ id, name, classifyName, cover }, index) => (
        <li key={id} className={styles.card}>
          <Picture
            className={styles.picture}
            picture={cover && { ...cover, alt: '' }}
            sizes="6rem"
            ratio="tile"
            fit="contain"
          />
          <div className={styles.text}>
            {classifyName && <p className={styles.category}>{classifyName}</p>}
            <p className={styles.name}>{name}</p>
          </div>
          <IconButton icon="close" label={t('remove', { product: name })} onClick={() => remove(index)} />
        </li>
      ))}
    </ul>
  )
}
