'use client'

import type { ChineseWords } from '../views/chinese-words'
import { ChineseForm } from './chinese-form'
import { useChosenProducts } from './picker/use-chosen-products'
import { RequestPicker, type PickedProps } from './request-picker'

/** Picker and form of the Chinese site: what is chosen goes with what is written (S2 2.5). */
export function ChineseRequest({ form, ...props }: PickedProps & { form: ChineseWords }) {
  const { site, kind, place, product, picker } = props
  const chosen = useChosenProducts({ site, place, product, offline: picker.failedText })
  return (
    <>
      <RequestPicker {...props} chosen={chosen} />
      <ChineseForm {...{ site, kind }} words={form} products={chosen.products} onSent={chosen.reset} />
    </>
  )
}
