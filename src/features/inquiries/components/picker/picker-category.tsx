import { useTranslations } from '@/i18n/use-translations'
import { IconButton } from '@/ui/button'
import { Checkbox } from '@/ui/field'
import { Icon } from '@/ui/icon'
import { Radio } from '@/ui/radio'
import { countOf, stateOf, type Chosen, type PickerCategory, type PickerProduct } from './picker-choice'
import styles from './picker.module.css'

export type PickerMode = 'multi' | 'single'

type CategoryProps = {
  /** Filtered by the search. */
  category: PickerCategory
  /** Unfiltered: it is checked when all its products are selected. */
  complete: PickerCategory
  mode: PickerMode
  chosen: Chosen
  open: boolean
  onOpen: (open: boolean) => void
  onCategory: () => void
  onProduct: (id: string) => void
}

/** A category with its products; it has a checkbox only if several products can be selected. */
export function PickerCategoryItem(props: CategoryProps) {
  const { category, mode, open, onOpen } = props
  const t = useTranslations('productPicker')
  const label = t('expand', { category: category.name })
  return (
    <li className={styles.category}>
      <div className={styles.row} data-line data-level="category" data-category={category.id}>
        {mode === 'multi' ? (
          <>
            <IconButton
              icon="chevron"
              className={styles.arrow}
              label={label}
              aria-expanded={open}
              onClick={() => onOpen(!open)}
            />
            <CategoryBox {...props} />
          </>
        ) : (
          <button
            type="button"
            className={styles.name}
            data-name
            aria-expanded={open}
            onClick={() => onOpen(!open)}
          >
            <span className={styles.turn} data-open={open}>
              <Icon name="chevron" />
            </span>
            {category.name}
          </button>
        )}
        <Count {...props} />
      </div>
      {open && <Products {...props} label={label} />}
    </li>
  )
}

function CategoryBox({ category, complete, chosen, onCategory }: CategoryProps) {
  const state = stateOf(complete, chosen)
  return (
    <Checkbox
      ref={(box) => {
        if (box) box.indeterminate = state === 'some'
      }}
      checked={state === 'all'}
      aria-checked={state === 'some' ? 'mixed' : undefined}
      onChange={onCategory}
    >
      <span className={styles.strong}>{category.name}</span>
    </Checkbox>
  )
}

function Count({ complete, chosen }: CategoryProps) {
  const t = useTranslations('productPicker')
  const count = countOf(complete.products, chosen)
  if (count === 0) return null
  return <span className={styles.count}>{t('of', { chosen: count, all: complete.products.length })}</span>
}

function Products({ category, mode, chosen, label, onProduct }: CategoryProps & { label: string }) {
  const Box = mode === 'multi' ? Checkbox : Radio
  const toLine = ({ id, name }: PickerProduct) => (
    <li key={id} className={styles.product} data-line data-level="product" data-category={category.id}>
      <Box
        name={mode === 'single' ? `product-of-${category.id}` : undefined}
        checked={chosen.has(id)}
        onChange={() => onProduct(id)}
      >
        {name}
      </Box>
    </li>
  )
  return (
    <ul className={styles.products} aria-label={label}>
      {category.products.map(toLine)}
    </ul>
  )
}
