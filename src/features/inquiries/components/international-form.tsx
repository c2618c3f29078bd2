'use client'

import { useState } from 'react'
import type { SiteId } from '@/i18n/locales'
import { useTranslations } from '@/i18n/use-translations'
import { inquiryRules } from '@/lib/inquiries/rules'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { ChosenProduct } from '../view-models/chosen-product'
import type { SelectOption } from '../view-models/regions'
import { EquipmentFields } from './equipment-fields'
import { QuoteFields } from './quote-fields'
import { InquiryFormFrame } from './inquiry-form-frame'
import { SenderFields } from './sender-fields'
import { UploadField } from './upload-field'
import { useInquiryForm } from './use-inquiry-form'
import { useCountries } from './use-places'
import styles from './form.module.css'
import type { Contact } from '../view-models/contact'

export type InternationalFormProps = {
  /** A service inquiry uses the extended form (S2 2.16, 2.18). */
  kind: 'contact' | 'service'
  site: SiteId
  regions: SelectOption[]
  contact: Contact
  policyHref: string
  /** The maximum size of an attachment. */
  megabytes: number
  products: ChosenProduct[]
  /** The model of the equipment, for a service inquiry. */
  model?: string
  /** No product is selected: the picker shows the error; the text has been announced already. */
  onProductMissing?: (text: string) => void
  onSent?: () => void
}

/** The contact form of the international sites (S2 3 and 5), in normal or extended mode. */
export function InternationalForm(props: InternationalFormProps) {
  const { kind, site, regions, contact, products, model, onProductMissing, onSent } = props
  const t = useTranslations('requests.international')
  const controls = useTranslations('controls')
  const [isUploading, setIsUploading] = useState(false)
  const { target, countries } = useCountries<HTMLFieldSetElement>(site)
  const inquiry = useInquiryForm({
    kind,
    site,
    contact,
    products,
    onSent,
    messages: [t],
    onFailure: ({ field, text }) => {
      if (field === 'productId') onProductMissing?.(text)
    },
  })
  return (
    <InquiryFormFrame
      inquiry={inquiry}
      contact={contact}
      label={t(kind)}
      blockedText={isUploading ? t('uploading') : undefined}
    >
      <SenderFields ref={target} {...{ inquiry, site, regions, countries }} />
      <QuoteFields inquiry={inquiry} countries={countries} isQuote={kind === 'contact'} />
      {kind === 'service' && (
        <EquipmentFields inquiry={inquiry} model={model}>
          <UploadField
            {...{ inquiry, site }}
            label={t('fields.file')}
            note={inquiryRules[site].fileRequired ? t('hints.file') : undefined}
            megabytes={props.megabytes}
            required={inquiryRules[site].fileRequired}
            onBusy={setIsUploading}
          />
        </EquipmentFields>
      )}
      <p className={styles.note}>
        {t('policy.text')}{' '}
        <a href={props.policyHref} target="_blank" rel="noreferrer">
          {t('policy.link')}
          <VisuallyHidden> ({controls('newWindow')})</VisuallyHidden>
        </a>
      </p>
    </InquiryFormFrame>
  )
}
