import type { ReactNode } from 'react'
import { siteAddress } from '@/addresses/site-address'
import { findSettings } from '@/features/shell/queries'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'
import type { Namespace } from '@/i18n/message-set'
import { inquiryRules } from '@/lib/inquiries/rules'
import { env } from '@/server/env'
import { ChineseInquiry } from '../components/chinese-inquiry'
import { InternationalInquiry } from '../components/international-inquiry'
import type { ChosenProduct } from '../view-models/chosen-product'
import { regionNames } from '../view-models/regions'

type InquiryFormProps = {
  site: SiteId
  kind: 'contact' | 'service'
  scope: string
  product?: ChosenProduct
  /** Shown above the picker. */
  intro: ReactNode
}

/** The picker with the form of the site. */
export async function InquiryForm({ site, kind, scope, product, intro }: InquiryFormProps) {
  const { companyName, email, phone } = (await findSettings(site)).settings
  const inquiry = { site, kind, product, intro, scope: `${site}:${scope}` }
  const form = { contact: { companyName, email, phone }, policyHref: siteAddress(site, '/static/policy.pdf') }
  const isChinese = inquiryRules[site].form === 'chinese'
  return (
    <ClientMessages site={site} namespaces={isChinese ? chineseMessages : internationalMessages[kind]}>
      {isChinese ? (
        <ChineseInquiry {...inquiry} form={form} />
      ) : (
        <InternationalInquiry
          {...inquiry}
          form={{ ...form, regions: regionNames(site), megabytes: env.MAX_ATTACHMENT_MB }}
        />
      )}
    </ClientMessages>
  )
}

const chineseMessages: Namespace[] = [
  'requests.form',
  'requests.consents',
  'requests.places',
  'chineseRequest',
  'productPicker',
]

const contactMessages: Namespace[] = ['requests.form', 'requests.international', 'productPicker']

const internationalMessages: Record<InquiryFormProps['kind'], Namespace[]> = {
  contact: contactMessages,
  service: [...contactMessages, 'requests.file'],
}
