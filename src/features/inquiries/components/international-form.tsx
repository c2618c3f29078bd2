'use client'

import { useMemo, useState } from 'react'
import type { SiteId } from '@/i18n/locales'
import { inquiryRules } from '@/lib/inquiries/rules'
import { inquirySchema } from '@/lib/inquiries/schema'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { ChosenProduct } from '../view-models/chosen-product'
import type { InternationalWords } from '../view-models/international-words'
import { EquipmentFields } from './equipment-fields'
import { QuoteFields } from './quote-fields'
import { InquiryFormFrame } from './inquiry-form-frame'
import { SenderFields } from './sender-fields'
import { UploadField } from './upload-field'
import { useInquiryForm } from './use-inquiry-form'
import styles from './form.module.css'

export type InternationalFormProps = {
  /** A service inquiry uses the extended form (S2 2.16, 2.18). */
  kind: 'contact' | 'service'
  site: SiteId
  words: InternationalWords
  products: ChosenProduct[]
  /** The model of the equipment, for a service inquiry. */
  model?: string
  /** No product is selected: the picker shows the error; the text has been announced already. */
  onProductMissing?: (text: string) => void
  onSent?: () => void
}

/** The contact form of the international sites (S2 3 and 5), in normal or extended mode. */
export function InternationalForm(props: InternationalFormProps) {
  const { kind, site, words, products, model, onProductMissing, onSent } = props
  const schema = useMemo(() => inquirySchema({ kind, site, spamProtection: true }), [kind, site])
  const [isUploading, setIsUploading] = useState(false)
  const inquiry = useInquiryForm({
    kind,
    site,
    schema,
    words,
    products,
    onSent,
    onFailure: ({ field, text }) => {
      if (field === 'productId') onProductMissing?.(text)
    },
  })
  return (
    <InquiryFormFrame
      inquiry={inquiry}
      words={words.common}
      label={words.forms[kind]}
      blockedText={isUploading ? words.file.waiting : undefined}
    >
      <SenderFields inquiry={inquiry} words={words} />
      <QuoteFields inquiry={inquiry} words={words} isQuote={kind === 'contact'} />
      {kind === 'service' && (
        <EquipmentFields inquiry={inquiry} words={words} model={model}>
          <UploadField
            {...{ inquiry, site }}
            words={words.file}
            label={words.labels.file}
            required={inquiryRules[site].fileRequired}
            onBusy={setIsUploading}
          />
        </EquipmentFields>
      )}
      <p className={styles.note}>
        {words.policy.text}{' '}
        <a href={words.policy.href} target="_blank" rel="noreferrer">
          {words.policy.link}
          <VisuallyHidden> ({words.policy.newWindow})</VisuallyHidden>
        </a>
      </p>
    </InquiryFormFrame>
  )
}
