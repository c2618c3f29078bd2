import type { ReactNode } from 'react'
import { findSettings } from '@/features/shell/queries'
import type { SiteId } from '@/i18n/locales'
import { requestRules } from '@/lib/requests/rules'
import { env } from '@/server/env'
import { ChineseRequest } from '../components/chinese-request'
import { InternationalRequest } from '../components/international-request'
import { chineseWords } from '../views/chinese-words'
import type { ChosenProduct } from '../views/chosen-product'
import { internationalWords } from '../views/international-words'
import { pickerWords } from '../views/picker-words'

type RequestFormProps = {
  site: SiteId
  kind: 'contact' | 'service'
  place: string
  product?: ChosenProduct
  /** Stands above the picker. */
  intro: ReactNode
}

/** The picker with the form of the site. */
export async function RequestForm({ site, kind, place, product, intro }: RequestFormProps) {
  const { settings } = await findSettings(site)
  const shared = { site, kind, product, intro, place: `${site}:${place}`, picker: pickerWords(site) }
  if (requestRules[site].form === 'chinese') {
    return <ChineseRequest {...shared} form={chineseWords(site, settings)} />
  }
  const words = internationalWords(site, { ...settings, megabytes: env.MAX_ATTACHMENT_MB })
  return <InternationalRequest {...shared} form={words} />
}
