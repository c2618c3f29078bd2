'use client'

import type { ReactNode } from 'react'
import type { SiteId } from '@/i18n/locales'
import type { ChosenProduct } from '../views/chosen-product'
import type { PickerWords } from '../views/picker-words'
import { ProductPicker } from './picker/product-picker'
import type { useChosenProducts } from './picker/use-chosen-products'

/** What both forms have above them. */
export type PickedProps = {
  site: SiteId
  kind: 'contact' | 'service'
  /** Where the choice of products belongs to. */
  place: string
  /** The page's product. */
  product?: ChosenProduct
  picker: PickerWords
  intro: ReactNode
}

type RequestPickerProps = Pick<PickedProps, 'site' | 'kind' | 'picker' | 'intro'> & {
  chosen: ReturnType<typeof useChosenProducts>
  required?: boolean
  error?: string
}

/** The picker of a request: several products for a quote, one for service (S2 2.18). */
export function RequestPicker({ site, kind, picker, intro, chosen, required, error }: RequestPickerProps) {
  return (
    <div>
      {intro}
      <ProductPicker
        {...{ site, required, error }}
        mode={kind === 'service' ? 'single' : 'multi'}
        words={picker}
        products={chosen.products}
        onChoose={chosen.choose}
      />
    </div>
  )
}
