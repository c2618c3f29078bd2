import { useTranslations } from '@/i18n/use-translations'
import { Checkbox } from '@/ui/field'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { InquiryFormState } from './use-inquiry-form'

type ConsentsProps = {
  inquiry: InquiryFormState
  company: string
  policyHref: string
  subscriptionRequired: boolean
}

/** Consent to the privacy policy and to news by email (S1 5, S2 5); neither is preselected. */
export function Consents({ inquiry, company, policyHref, subscriptionRequired }: ConsentsProps) {
  const { fieldProps } = inquiry
  const t = useTranslations('requests.consents')
  const controls = useTranslations('controls')
  return (
    <div data-wide>
      <Checkbox required {...fieldProps('privacy')}>
        {t.rich('privacy', {
          policy: (name) => (
            <a href={policyHref} target="_blank" rel="noreferrer">
              {name}
              <VisuallyHidden> ({controls('newWindow')})</VisuallyHidden>
            </a>
          ),
        })}
      </Checkbox>
      <Checkbox required={subscriptionRequired} {...fieldProps('subscription')}>
        {t('subscription', { company })}
      </Checkbox>
    </div>
  )
}
