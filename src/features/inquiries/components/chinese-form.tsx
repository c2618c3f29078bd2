'use client'

import { useCallback } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import { Fields, TextareaField, TextField } from '@/ui/field'
import type { SiteId } from '@/i18n/locales'
import type { InquiryKind } from '@/lib/inquiries/kinds'
import type { ChosenProduct } from '../view-models/chosen-product'
import { CaptchaField } from './captcha-field'
import { Consents } from './consents'
import { RegionFields } from './region-fields'
import { InquiryFormFrame } from './inquiry-form-frame'
import { useCaptcha } from './use-captcha'
import { useInquiryForm, type InquiryFormState } from './use-inquiry-form'
import type { Contact } from '../view-models/contact'

type ChineseFormProps = {
  kind: InquiryKind
  site: SiteId
  contact: Contact
  policyHref: string
  products: ChosenProduct[]
  onSent?: () => void
}

/** The server compares the captcha first (S2 5, checks 9 to 11). */
const serverCheckedFields = ['privacy', 'subscription']

/** The Chinese form; its fields are in the order of their checks (S2 5). */
export function ChineseForm(props: ChineseFormProps) {
  const { kind, site, contact, policyHref, products, onSent } = props
  const t = useTranslations('chineseRequest')
  const consents = useTranslations('requests.consents')
  const inquiry = useInquiryForm({
    kind,
    site,
    contact,
    products,
    serverCheckedFields,
    messages: [t, consents],
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
  return (
    <InquiryFormFrame inquiry={inquiry} contact={contact} label={t('label')}>
      <Fields>
        <TextField label={t('fields.name')} required autoComplete="name" {...fieldProps('name')} />
        <TextField
          label={t('fields.mobile')}
          required
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...fieldProps('mobile')}
        />
        <RegionFields inquiry={inquiry} labels={{ province: t('fields.province'), city: t('fields.city') }} />
        <CaptchaField
          captcha={captcha}
          label={t('fields.captcha')}
          field={fieldProps('captcha')}
          onProved={() => {
            setValue('captcha', t('captcha.proved'))
            clearErrors('captcha')
          }}
        />
        <RequestFields inquiry={inquiry} />
        <Consents
          inquiry={inquiry}
          company={contact.companyName}
          policyHref={policyHref}
          subscriptionRequired
        />
      </Fields>
    </InquiryFormFrame>
  )
}

/** Company, email, and what is requested. */
function RequestFields({ inquiry: { fieldProps } }: { inquiry: InquiryFormState }) {
  const t = useTranslations('chineseRequest')
  return (
    <>
      <TextField
        label={t('fields.company')}
        required
        autoComplete="organization"
        {...fieldProps('company')}
      />
      <TextField
        label={t('fields.email')}
        required
        type="email"
        autoComplete="email"
        {...fieldProps('email')}
      />
      <TextField label={t('fields.quantity')} inputMode="numeric" {...fieldProps('quantity')} />
      <div data-wide>
        <TextField label={t('fields.destination')} {...fieldProps('destination')} />
      </div>
      <div data-wide>
        <TextareaField label={t('fields.content')} {...fieldProps('content')} />
      </div>
    </>
  )
}
