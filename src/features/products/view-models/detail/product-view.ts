import { formatTag } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { withUnitsOf } from '@/i18n/quantity'
import { translator } from '@/i18n/translator'
import { metaDescription } from '@/lib/meta-description'
import { toPicture } from '@/lib/media-picture'
import { splitName } from '@/lib/model-title'
import type { Picture } from '@/lib/picture'
import { href } from '@/addresses/href'
import type { MaterialItem } from '../../../materials/queries/items'
import type { ProductItem } from '../../queries/items'
import { toApprovals, type ApprovalView } from './approvals'
import { toKeyFigures, type KeyFigure } from './key-figures'
import { toParameterClasses, type ParameterClass } from './parameter-classes'

export type Feature = { key: string; heading: string; lines: string[]; picture?: Picture }

export type ProductView = {
  id: string
  name: string
  title: { large: string; small: string }
  model: string
  brief: string
  /** Plain text for search engines. */
  description: string
  /** Sanitised HTML. */
  overview: string
  cover?: Picture
  /** The cover and all other pictures, without duplicates. */
  pictures: Picture[]
  certificates: Picture[]
  hdPicture: { url: string; name: string; restricted: boolean } | null
  features: Feature[]
  keyFigures: KeyFigure[]
  classes: ParameterClass[]
  approvals: ApprovalView[]
  /** The names of its markets; empty if it is offered everywhere. */
  markets: string
  discontinued: boolean
  successor?: { name: string; href: string }
}

/** The product as its pages show it. */
export function toProductView(
  site: SiteId,
  item: ProductItem,
  beside: { materials: MaterialItem[]; now: number },
): ProductView {
  const { id, model, brief, overview, hdPicture, discontinued, replacedBy } = item
  const name = withUnitsOf(site, item.name)
  const cover = item.cover ? toPicture(item.cover) : undefined
  const t = translator(site, 'product')
  return {
    id,
    name,
    title: splitName(name, model),
    model,
    brief,
    description: brief || metaDescription(site, overview),
    overview,
    cover,
    pictures: unique([...(cover ? [cover] : []), ...item.pictures.map(toPicture)]),
    certificates: unique(item.certificates.map(toPicture)),
    hdPicture,
    features: item.traits.map(({ image, firstTrait, secondTraits }, index) => ({
      key: `${index}`,
      heading: firstTrait,
      lines: secondTraits,
      picture: image ? toPicture(image) : undefined,
    })),
    keyFigures: toKeyFigures(site, item.parameters),
    classes: toParameterClasses(site, item.parameters),
    approvals: toApprovals(site, item.approvals, beside),
    markets: new Intl.ListFormat(formatTag(site)).format(
      item.markets.map((market) => t(`markets.names.${market}`)),
    ),
    discontinued,
    successor: replacedBy
      ? {
          name: withUnitsOf(site, replacedBy.name),
          href: href(site, 'products', { id: replacedBy.id, name: replacedBy.name }),
        }
      : undefined,
  }
}

function unique(pictures: Picture[]): Picture[] {
  return [...new Map(pictures.map((picture) => [picture.src, picture])).values()]
}
