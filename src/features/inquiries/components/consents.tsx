import { Checkbox } from '@/ui/field'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { ConsentWords } from '../view-models/consent-words'
import type { InquiryFormState } from './use-inquiry-form'

type ConsentsProps = { inquiry: InquiryFormState; words: ConsentWords; subscriptionRequired: boolean }

/** Consent to the privacy policy and to news by email (S1 5, S2 5); neither is preselected. */
export function Consents({ inquiry: { fieldProps }, words, subscriptionRequired }: ConsentsProps) {
  const [before, after] = words.privacy.split('{policy}')
  return (
    <div data-wide>
      <Checkbox required {...fieldProps('privacy')}>
        {before}
        <a href={words.policyHref} target="_blank" rel="noreferrer">
          {words.policy}
          <VisuallyHidden> ({words.newWindow})</VisuallyHidden>
        </a>
        {after}
      </Checkbox>
      <Checkbox required={subscriptionRequired} {...fieldProps('subscription')}>
        {words.subscription}
      </Checkbox>
    </div>
  )
}
