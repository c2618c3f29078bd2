'use client'

import { useState } from 'react'
import type { InternationalWords } from '../views/international-words'
import { InternationalForm } from './international-form'
import { pickerId } from './picker/picker-choice'
import { useChosenProducts } from './picker/use-chosen-products'
import { RequestPicker, type PickedProps } from './request-picker'

/** Picker and form of the international sites: what is chosen goes with what is written (S2 2.18). */
export function InternationalRequest({ form, ...props }: PickedProps & { form: InternationalWords }) {
  const { site, kind, place, product, picker } = props
  const chosen = useChosenProducts({ site, place, product, offline: picker.failedText })
  const [missing, setMissing] = useState<string>()
  const { products } = chosen
  const [first] = products
  const choose: typeof chosen.choose = (picked) => {
    setMissing(undefined)
    chosen.choose(picked)
  }
  const begin = () => {
    setMissing(undefined)
    chosen.reset()
  }
  const refuse = (text: string) => {
    setMissing(text)
    document.getElementById(pickerId)?.focus()
  }
  return (
    <>
      <RequestPicker
        {...props}
        chosen={{ ...chosen, choose }}
        required={kind === 'contact'}
        error={products.length === 0 ? missing : undefined}
      />
      <InternationalForm
        {...{ site, kind, products }}
        words={form}
        // Until its name is known it goes by its id, which is no model.
        model={kind === 'service' && first?.name !== first?.id ? first?.name : undefined}
        onProductMissing={refuse}
        onSent={begin}
      />
    </>
  )
}
