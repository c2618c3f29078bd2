import type { PageResult } from '@/features/shell/pages/page-definition'
import { documentMeta } from '@/features/shell/pages/site-meta'
import type { SiteId } from '@/i18n/locales'
import { metaDescription } from '@/lib/meta-description'
import { toPicture } from '@/lib/media-picture'
import type { CompanyTextItem } from '../queries'

/** Metadata of a page that shows a company text. */
export function textResult(site: SiteId, text: CompanyTextItem): Omit<PageResult, 'body'> {
  return {
    meta: {
      title: text.title,
      description: text.lead || metaDescription(site, text.content),
      picture: text.picture ? toPicture(text.picture) : undefined,
      ...documentMeta(site, 'company-texts', text),
    },
    shownOn: text.sites,
  }
}
