'use client'

import type { Contact } from '../view-models/contact'
import { ChineseForm } from './chinese-form'
import { useChosenProducts } from './picker/use-chosen-products'
import { InquiryPicker, type PickerContext } from './inquiry-picker'

/** Picker and form of the Chinese site: the selected products are sent with the form (S2 2.5). */
export function ChineseInquiry({
  form,
  ...props
}: PickerContext & { form: { contact: Contact; policyHref: string } }) {
  const { site, kind, scope, product } = props
  const chosen = useChosenProducts({ site, scope, product })
  return (
    <>
      <InquiryPicker {...props} chosen={chosen} />
      <ChineseForm {...form} site={site} kind={kind} products={chosen.products} onSent={chosen.reset} />
    </>
  )
}
