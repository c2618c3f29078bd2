import type { PageResult } from '@/features/shell/pages/page-definition'
import { sourceOf } from '@/features/shell/pages/source-of'
import type { SiteId } from '@/i18n/locales'
import { excerptOf } from '@/lib/excerpt'
import { toPicture } from '@/lib/media-picture'
import { plainText } from '@/lib/rich-text'
import type { CompanyTextItem } from '../queries'

const DESCRIPTION = 200

/** What a page says of itself that shows one of the company's texts. */
export function textResult(site: SiteId, text: CompanyTextItem): Omit<PageResult, 'body'> {
  return {
    meta: {
      title: text.title,
      description: text.lead || excerptOf(plainText(text.content), DESCRIPTION),
      picture: text.picture ? toPicture(text.picture) : undefined,
      source: sourceOf(site, text),
      shownOn: text.sites.filter((shown) => text.writtenFor.includes(shown)),
    },
    shownOn: text.sites,
  }
}
