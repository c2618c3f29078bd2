'use client'

import type { ReactNode } from 'react'
import type { SiteId } from '@/i18n/locales'
import type { ChosenProduct } from '../view-models/chosen-product'
import { ProductPicker } from './picker/product-picker'
import type { useChosenProducts } from './picker/use-chosen-products'

/** Props shared by the pickers of both forms. */
export type PickerContext = {
  site: SiteId
  kind: 'contact' | 'service'
  /** The scope of the product selection. */
  scope: string
  /** The page's product. */
  product?: ChosenProduct
  intro: ReactNode
}

type InquiryPickerProps = Pick<PickerContext, 'site' | 'kind' | 'intro'> & {
  chosen: ReturnType<typeof useChosenProducts>
  required?: boolean
  error?: string
}

/** The picker of an inquiry: several products for a quote, one for service (S2 2.18). */
export function InquiryPicker({ site, kind, intro, chosen, required, error }: InquiryPickerProps) {
  return (
    <div>
      {intro}
      <ProductPicker
        {...{ site, required, error }}
        mode={kind === 'service' ? 'single' : 'multi'}
        products={chosen.products}
        onChoose={chosen.choose}
      />
    </div>
  )
}
