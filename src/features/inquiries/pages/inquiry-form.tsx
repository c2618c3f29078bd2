import type { ReactNode } from 'react'
import { findSettings } from '@/features/shell/queries'
import type { SiteId } from '@/i18n/locales'
import { inquiryRules } from '@/lib/inquiries/rules'
import { env } from '@/server/env'
import { ChineseInquiry } from '../components/chinese-inquiry'
import { InternationalInquiry } from '../components/international-inquiry'
import { chineseWords } from '../view-models/chinese-words'
import type { ChosenProduct } from '../view-models/chosen-product'
import { internationalWords } from '../view-models/international-words'
import { pickerWords } from '../view-models/picker-words'

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
  const { settings } = await findSettings(site)
  const shared = { site, kind, product, intro, scope: `${site}:${scope}`, picker: pickerWords(site) }
  if (inquiryRules[site].form === 'chinese') {
    return <ChineseInquiry {...shared} form={chineseWords(site, settings)} />
  }
  const words = internationalWords(site, { ...settings, megabytes: env.MAX_ATTACHMENT_MB })
  return <InternationalInquiry {...shared} form={words} />
}
