'use client'

import { useCallback, useMemo } from 'react'
import { Fields, TextareaField, TextField } from '@/ui/field'
import type { SiteId } from '@/i18n/locales'
import type { InquiryKind } from '@/lib/inquiries/kinds'
import { inquirySchema } from '@/lib/inquiries/schema'
import type { ChineseWords } from '../view-models/chinese-words'
import type { ChosenProduct } from '../view-models/chosen-product'
import { CaptchaField } from './captcha-field'
import { Consents } from './consents'
import { RegionFields } from './region-fields'
import { InquiryFormFrame } from './inquiry-form-frame'
import { useCaptcha } from './use-captcha'
import { useInquiryForm } from './use-inquiry-form'

type ChineseFormProps = {
  kind: InquiryKind
  site: SiteId
  words: ChineseWords
  products: ChosenProduct[]
  onSent?: () => void
}

/** The server compares the captcha first (S2 5, checks 9 to 11). */
const serverCheckedFields = ['privacy', 'subscription']

/** The Chinese form; its fields are in the order of their checks (S2 5). */
export function ChineseForm({ kind, site, words, products, onSent }: ChineseFormProps) {
  const schema = useMemo(() => inquirySchema({ kind, site, spamProtection: true }), [kind, site])
  const inquiry = useInquiryForm({
    kind,
    site,
    schema,
    words,
    products,
    serverCheckedFields,
    captchaFields: () => captcha.toFields(),
    onFailure: ({ field, problem }) => {
      if (field === 'captcha' && problem === 'wrong') captcha.renew()
    },
    onSent: () => {
      captcha.clear()
      onSent?.()
    },
  })
  const { fieldProps } = inquiry
  const { setValue, clearErrors } = inquiry.form
  const captcha = useCaptcha({ onExpired: useCallback(() => setValue('captcha', ''), [setValue]) })
  const { labels } = words
  return (
    <InquiryFormFrame inquiry={inquiry} words={words.common} label={words.title}>
      <Fields>
        <TextField label={labels.name} required autoComplete="name" {...fieldProps('name')} />
        <TextField
          label={labels.mobile}
          required
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...fieldProps('mobile')}
        />
        <RegionFields inquiry={inquiry} labels={labels} words={words.places} />
        <CaptchaField
          captcha={captcha}
          label={labels.captcha}
          words={words.captcha}
          field={fieldProps('captcha')}
          onProved={() => {
            setValue('captcha', words.captcha.proved)
            clearErrors('captcha')
          }}
        />
        <TextField label={labels.company} required autoComplete="organization" {...fieldProps('company')} />
        <TextField label={labels.email} required type="email" autoComplete="email" {...fieldProps('email')} />
        <TextField label={labels.quantity} inputMode="numeric" {...fieldProps('quantity')} />
        <TextField label={labels.destination} {...fieldProps('destination')} />
        <div data-wide>
          <TextareaField label={labels.content} {...fieldProps('content')} />
        </div>
        <Consents inquiry={inquiry} words={words.consents} subscriptionRequired />
      </Fields>
    </InquiryFormFrame>
  )
}
