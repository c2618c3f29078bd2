import { useTranslations } from '@/i18n/use-translations'
import { Fields, TextareaField, TextField } from '@/ui/field'
import type { SiteId } from '@/i18n/locales'
import { inquiryRules } from '@/lib/inquiries/rules'
import { Consents } from './consents'
import { RegionFields } from './region-fields'
import { InquiryFormFrame } from './inquiry-form-frame'
import styles from './form.module.css'
import { useInquiryForm } from './use-inquiry-form'
import type { Contact } from '../view-models/contact'

export type MessageFormProps = {
  site: SiteId
  contact: Contact
  policyHref: string
  subscriptionRequired: boolean
}

const kind = 'message'

/** A message without a product; its fields are in the order of their checks (S1 5). */
export function MessageForm({ site, contact, policyHref, subscriptionRequired }: MessageFormProps) {
  const t = useTranslations('messageBoard')
  const consents = useTranslations('requests.consents')
  const common = useTranslations('requests.form')
  const inquiry = useInquiryForm({ kind, site, subscriptionRequired, contact, messages: [t, consents] })
  const { fieldProps } = inquiry
  return (
    <InquiryFormFrame inquiry={inquiry} contact={contact} label={t('panel.title')} sentTitle={t('sent')}>
      <p className={styles.note}>{common('required')}</p>
      <Fields>
        <TextField label={t('fields.name')} required autoComplete="name" {...fieldProps('name')} />
        <TextField
          label={t('fields.email')}
          required
          type="email"
          autoComplete="email"
          {...fieldProps('email')}
        />
        <div data-wide>
          <TextareaField label={t('fields.content')} required {...fieldProps('content')} />
        </div>
        {inquiryRules[site].form === 'chinese' ? (
          <>
            <RegionFields
              inquiry={inquiry}
              labels={{ province: t('fields.province'), city: t('fields.city') }}
            />
            <TextField
              label={t('fields.phone')}
              required
              type="tel"
              autoComplete="tel"
              {...fieldProps('phone')}
            />
            <TextField
              label={t('fields.organ')}
              required
              autoComplete="organization"
              {...fieldProps('organ')}
            />
          </>
        ) : (
          <TextField label={t('fields.country')} autoComplete="country-name" {...fieldProps('country')} />
        )}
        <Consents
          inquiry={inquiry}
          company={contact.companyName}
          policyHref={policyHref}
          subscriptionRequired={subscriptionRequired}
        />
      </Fields>
    </InquiryFormFrame>
  )
}
