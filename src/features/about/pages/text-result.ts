import type { PageResult } from '@/features/shell/pages/page-definition'
import { canonicalSite } from '@/features/shell/pages/canonical-site'
import type { SiteId } from '@/i18n/locales'
import { excerptOf } from '@/lib/excerpt'
import { toPicture } from '@/lib/media-picture'
import { plainText } from '@/lib/rich-text'
import type { CompanyTextItem } from '../queries'

const descriptionLength = 200

/** Metadata of a page that shows a company text. */
export function textResult(site: SiteId, text: CompanyTextItem): Omit<PageResult, 'body'> {
  return {
    meta: {
      title: text.title,
      description: text.lead || excerptOf(plainText(text.content), descriptionLength),
      picture: text.picture ? toPicture(text.picture) : undefined,
      source: canonicalSite(site, text),
      shownOn: text.sites.filter((shown) => text.writtenFor.includes(shown)),
    },
    shownOn: text.sites,
  }
}
