'use client'

import { useState } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { TextButton } from '@/ui/text-link'
import { PickerCategoryItem, type PickerMode } from './picker-category'
import {
  inListOrder,
  filterCategories,
  stateOf,
  withCategory,
  withProduct,
  type Chosen,
  type PickerCategory,
  type PickerProduct,
} from './picker-choice'
import { onPickerKey } from './picker-keys'
import styles from './picker.module.css'

type PanelProps = {
  categories: PickerCategory[]
  mode: PickerMode
  /** The selection when the list opens. */
  products: PickerProduct[]
  onSubmit: (products: PickerProduct[]) => void
  onCancel: () => void
}

/** The open list; the selection applies on Submit only (S2 4). */
export function PickerPanel({ categories, mode, products, onSubmit, onCancel }: PanelProps) {
  const t = useTranslations('productPicker')
  const [chosen, setChosen] = useState<Chosen>(() => new Set(products.map(({ id }) => id)))
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState(() => categoriesWithChosen(categories, chosen))
  const shown = filterCategories(categories, search)

  const look = (text: string) => {
    setSearch(text)
    setOpen(
      text.trim() ? idsOf(filterCategories(categories, text)) : categoriesWithChosen(categories, chosen),
    )
  }
  const toggle = (id: string, opens: boolean) =>
    setOpen(new Set(opens ? [...open, id] : [...open].filter((one) => one !== id)))
  const submit = () => onSubmit(named(inListOrder(categories, chosen), categories, products))

  return (
    <>
      <TextField
        label={t('search')}
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => look(target.value)}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys only supplement its native controls */}
      <ul
        className={styles.list}
        aria-label={t('panel')}
        onKeyDown={(event) => onPickerKey(event, { setOpen: toggle })}
      >
        {shown.map((category) => (
          <PickerCategoryItem
            key={category.id}
            {...{ category, mode, chosen }}
            complete={categories.find(({ id }) => id === category.id) ?? category}
            open={open.has(category.id)}
            onOpen={(opens) => toggle(category.id, opens)}
            onCategory={() => setChosen(withCategory(chosen, category))}
            onProduct={(id) => setChosen(mode === 'single' ? new Set([id]) : withProduct(chosen, id))}
          />
        ))}
      </ul>
      <p className={styles.status} role="status">
        {search.trim() ? t('found', { count: countProducts(shown) }) : t('chosen', { count: chosen.size })}
      </p>
      <div className={styles.actions}>
        <Button small onClick={submit}>
          {t('submit')}
        </Button>
        <Button small variant="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
        {chosen.size > 0 && <TextButton onClick={() => setChosen(new Set())}>{t('clear')}</TextButton>}
      </div>
    </>
  )
}

function idsOf(categories: PickerCategory[]): ReadonlySet<string> {
  return new Set(categories.map(({ id }) => id))
}

/** The categories with selected products. */
function categoriesWithChosen(categories: PickerCategory[], chosen: Chosen): ReadonlySet<string> {
  return idsOf(categories.filter((category) => stateOf(category, chosen) !== 'none'))
}

function named(ids: string[], categories: PickerCategory[], before: PickerProduct[]): PickerProduct[] {
  const known = [...categories.flatMap(({ products }) => products), ...before]
  return ids.flatMap((id) => known.find((product) => product.id === id) ?? [])
}

function countProducts(categories: PickerCategory[]): number {
  return categories.reduce((sum, { products }) => sum + products.length, 0)
}
