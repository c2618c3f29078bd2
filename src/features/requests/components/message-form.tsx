import { useMemo } from 'react'
import { Fields, TextareaField, TextField } from '@/ui/field'
import type { SiteId } from '@/i18n/locales'
import { requestRules } from '@/lib/requests/rules'
import { requestSchema } from '@/lib/requests/schema'
import type { BoardWords } from '../views/board-words'
import { Consents } from './consents'
import { PlaceFields } from './place-fields'
import { RequestFrame } from './request-frame'
import { useRequestForm } from './use-request-form'

export type MessageFormProps = { site: SiteId; words: BoardWords; subscriptionRequired: boolean }

const kind = 'message'

/** A message without a product; its fields stand in the order of their checks (S1 5). */
export function MessageForm({ site, words, subscriptionRequired }: MessageFormProps) {
  const schema = useMemo(
    () => requestSchema({ kind, site, subscriptionRequired, traps: true }),
    [site, subscriptionRequired],
  )
  const request = useRequestForm({ kind, site, schema, words })
  const { fieldProps } = request
  const { labels } = words
  return (
    <RequestFrame request={request} words={words.common} label={words.title}>
      <Fields>
        <TextField label={labels.name} required autoComplete="name" {...fieldProps('name')} />
        <TextField label={labels.email} required type="email" autoComplete="email" {...fieldProps('email')} />
        <div data-wide>
          <TextareaField label={labels.content} required {...fieldProps('content')} />
        </div>
        {requestRules[site].form === 'chinese' ? (
          <>
            <PlaceFields request={request} labels={labels} words={words.places} />
            <TextField label={labels.phone} required type="tel" autoComplete="tel" {...fieldProps('phone')} />
            <TextField label={labels.organ} required autoComplete="organization" {...fieldProps('organ')} />
          </>
        ) : (
          <TextField label={labels.country} autoComplete="country-name" {...fieldProps('country')} />
        )}
        <Consents request={request} words={words.consents} subscriptionRequired={subscriptionRequired} />
      </Fields>
    </RequestFrame>
  )
}
