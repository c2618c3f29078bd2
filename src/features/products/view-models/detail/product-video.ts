import { isChinese } from '@/addresses/sites'
import { formatTag } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { MaterialItem } from '../../../materials/queries/items'
import { modelOf } from '../compare/compared'

/** A sentence that says which products a video shows; it has no text of its own. */
export function introductionOf(
  site: SiteId,
  { kind }: Pick<MaterialItem, 'kind'>,
  names: string[],
): string | undefined {
  if (names.length === 0) return undefined
  const models = names.map((name) => modelOf(name) ?? name)
  return translator(site, 'product')('video.intro', {
    kind: kind === 'user-video' ? 'user' : 'other',
    products: isChinese(site) ? models.join('、') : new Intl.ListFormat(formatTag(site)).format(models),
  })
}
