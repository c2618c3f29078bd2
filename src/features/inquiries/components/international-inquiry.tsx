'use client'

import { useState } from 'react'
import { InternationalForm, type InternationalFormProps } from './international-form'
import { pickerId } from './picker/picker-choice'
import { useChosenProducts } from './picker/use-chosen-products'
import { InquiryPicker, type PickerContext } from './inquiry-picker'

type InternationalInquiryProps = PickerContext & {
  form: Pick<InternationalFormProps, 'regions' | 'contact' | 'policyHref' | 'megabytes'>
}

/** Picker and form of the international sites: the selected products are sent with the form (S2 2.18). */
export function InternationalInquiry({ form, ...props }: InternationalInquiryProps) {
  const { site, kind, scope, product } = props
  const chosen = useChosenProducts({ site, scope, product })
  const [missing, setMissing] = useState<string>()
  const { products } = chosen
  const [first] = products
  const choose: typeof chosen.choose = (picked) => {
    setMissing(undefined)
    chosen.choose(picked)
  }
  const resetChoice = () => {
    setMissing(undefined)
    chosen.reset()
  }
  const showMissingProduct = (text: string) => {
    setMissing(text)
    document.getElementById(pickerId)?.focus()
  }
  return (
    <>
      <InquiryPicker
        {...props}
        chosen={{ ...chosen, choose }}
        required={kind === 'contact'}
        error={products.length === 0 ? missing : undefined}
      />
      <InternationalForm
        {...{ site, kind, products }}
        {...form}
        // Until its name is loaded the product has its id as the name, which is not a model.
        model={kind === 'service' && first?.name !== first?.id ? first?.name : undefined}
        onProductMissing={showMissingProduct}
        onSent={resetChoice}
      />
    </>
  )
}
