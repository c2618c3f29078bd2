'use client'

import type { ChineseWords } from '../view-models/chinese-words'
import { ChineseForm } from './chinese-form'
import { useChosenProducts } from './picker/use-chosen-products'
import { InquiryPicker, type PickerContext } from './inquiry-picker'

/** Picker and form of the Chinese site: the selected products are sent with the form (S2 2.5). */
export function ChineseInquiry({ form, ...props }: PickerContext & { form: ChineseWords }) {
  const { site, kind, scope, product, picker } = props
  const chosen = useChosenProducts({ site, scope, product, offline: picker.failedText })
  return (
    <>
      <InquiryPicker {...props} chosen={chosen} />
      <ChineseForm {...{ site, kind }} words={form} products={chosen.products} onSent={chosen.reset} />
    </>
  )
}
