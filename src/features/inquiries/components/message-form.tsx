import { useMemo } from 'react'
import { Fields, TextareaField, TextField } from '@/ui/field'
import type { SiteId } from '@/i18n/locales'
import { inquiryRules } from '@/lib/inquiries/rules'
import { inquirySchema } from '@/lib/inquiries/schema'
import type { BoardWords } from '../view-models/board-words'
import { Consents } from './consents'
import { RegionFields } from './region-fields'
import { InquiryFormFrame } from './inquiry-form-frame'
import { useInquiryForm } from './use-inquiry-form'

export type MessageFormProps = { site: SiteId; words: BoardWords; subscriptionRequired: boolean }

const kind = 'message'

/** A message without a product; its fields are in the order of their checks (S1 5). */
export function MessageForm({ site, words, subscriptionRequired }: MessageFormProps) {
  const schema = useMemo(
    () => inquirySchema({ kind, site, subscriptionRequired, spamProtection: true }),
    [site, subscriptionRequired],
  )
  const inquiry = useInquiryForm({ kind, site, schema, words })
  const { fieldProps } = inquiry
  const { labels } = words
  return (
    <InquiryFormFrame inquiry={inquiry} words={words.common} label={words.title}>
      <Fields>
        <TextField label={labels.name} required autoComplete="name" {...fieldProps('name')} />
        <TextField label={labels.email} required type="email" autoComplete="email" {...fieldProps('email')} />
        <div data-wide>
          <TextareaField label={labels.content} required {...fieldProps('content')} />
        </div>
        {inquiryRules[site].form === 'chinese' ? (
          <>
            <RegionFields inquiry={inquiry} labels={labels} words={words.places} />
            <TextField label={labels.phone} required type="tel" autoComplete="tel" {...fieldProps('phone')} />
            <TextField label={labels.organ} required autoComplete="organization" {...fieldProps('organ')} />
          </>
        ) : (
          <TextField label={labels.country} autoComplete="country-name" {...fieldProps('country')} />
        )}
        <Consents inquiry={inquiry} words={words.consents} subscriptionRequired={subscriptionRequired} />
      </Fields>
    </InquiryFormFrame>
  )
}
