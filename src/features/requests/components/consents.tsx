import { Checkbox } from '@/ui/field'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { ConsentWords } from '../views/consent-words'
import type { RequestForm } from './use-request-form'

type ConsentsProps = { request: RequestForm; words: ConsentWords; subscriptionRequired: boolean }

/** The privacy policy and news by mail (S1 5, S2 5); neither is ticked beforehand. */
export function Consents({ request: { fieldProps }, words, subscriptionRequired }: ConsentsProps) {
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
