'use client'

import { useCallback, useMemo } from 'react'
import { Fields, TextareaField, TextField } from '@/ui/field'
import type { SiteId } from '@/i18n/locales'
import type { RequestKind } from '@/lib/requests/kinds'
import { requestSchema } from '@/lib/requests/schema'
import type { ChineseWords } from '../views/chinese-words'
import type { ChosenProduct } from '../views/chosen-product'
import { CaptchaField } from './captcha-field'
import { Consents } from './consents'
import { PlaceFields } from './place-fields'
import { RequestFrame } from './request-frame'
import { useCaptcha } from './use-captcha'
import { useRequestForm } from './use-request-form'

type ChineseFormProps = {
  kind: RequestKind
  site: SiteId
  words: ChineseWords
  products: ChosenProduct[]
  onSent?: () => void
}

/** The server compares the captcha first (S2 5, checks 9 to 11). */
const judgedByServer = ['privacy', 'subscription']

/** The Chinese form; its fields stand in the order of their checks (S2 5). */
export function ChineseForm({ kind, site, words, products, onSent }: ChineseFormProps) {
  const schema = useMemo(() => requestSchema({ kind, site, traps: true }), [kind, site])
  const request = useRequestForm({
    ...{ kind, site, schema, words, products, judgedByServer },
    proofs: () => captcha.sent(),
    onFailure: ({ field, problem }) => {
      if (field === 'captcha' && problem === 'wrong') captcha.renew()
    },
    onSent: () => {
      captcha.clear()
      onSent?.()
    },
  })
  const { fieldProps } = request
  const { setValue, clearErrors } = request.form
  const captcha = useCaptcha({ onGone: useCallback(() => setValue('captcha', ''), [setValue]) })
  const { labels } = words
  return (
    <RequestFrame request={request} words={words.common} label={words.title}>
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
        <PlaceFields request={request} labels={labels} words={words.places} />
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
        <Consents request={request} words={words.consents} subscriptionRequired />
      </Fields>
    </RequestFrame>
  )
}
