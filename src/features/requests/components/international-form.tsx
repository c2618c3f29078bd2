'use client'

import { useMemo, useState } from 'react'
import type { SiteId } from '@/i18n/locales'
import { requestRules } from '@/lib/requests/rules'
import { requestSchema } from '@/lib/requests/schema'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { ChosenProduct } from '../views/chosen-product'
import type { InternationalWords } from '../views/international-words'
import { EquipmentFields } from './equipment-fields'
import { QuoteFields } from './quote-fields'
import { RequestFrame } from './request-frame'
import { SenderFields } from './sender-fields'
import { UploadField } from './upload-field'
import { useRequestForm } from './use-request-form'
import styles from './form.module.css'

export type InternationalFormProps = {
  /** A service request is the extended form (S2 2.16, 2.18). */
  kind: 'contact' | 'service'
  site: SiteId
  words: InternationalWords
  products: ChosenProduct[]
  /** The equipment that a service request is about. */
  model?: string
  /** No product is chosen, which is the picker's to say: the text is announced already. */
  onProductMissing?: (text: string) => void
  onSent?: () => void
}

/** The contact form of the international sites (S2 3 and 5), in normal or extended mode. */
export function InternationalForm(props: InternationalFormProps) {
  const { kind, site, words, products, model, onProductMissing, onSent } = props
  const schema = useMemo(() => requestSchema({ kind, site, traps: true }), [kind, site])
  const [isUploading, setIsUploading] = useState(false)
  const request = useRequestForm({
    ...{ kind, site, schema, words, products, onSent },
    onFailure: ({ field, text }) => {
      if (field === 'productId') onProductMissing?.(text)
    },
  })
  return (
    <RequestFrame
      request={request}
      words={words.common}
      label={words.forms[kind]}
      waiting={isUploading ? words.file.waiting : undefined}
    >
      <SenderFields request={request} words={words} />
      <QuoteFields request={request} words={words} isQuote={kind === 'contact'} />
      {kind === 'service' && (
        <EquipmentFields request={request} words={words} model={model}>
          <UploadField
            {...{ request, site }}
            words={words.file}
            label={words.labels.file}
            required={requestRules[site].fileRequired}
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
    </RequestFrame>
  )
}
