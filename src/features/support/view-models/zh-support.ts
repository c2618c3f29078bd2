import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import { supportKinds, type SupportKind } from '@/lib/support-kinds'
import { phoneHref } from '@/lib/contact-links'
import type { ServiceSupport, SupportPageItem } from '../queries'

export type PromiseView = { value: string; unit?: string; label: string }

/** An editor's figure as its number and its unit: '24 小时', '365天'. */
export function toPromise({ figure, label }: ServiceSupport['promises'][number]): PromiseView {
  const [, value, unit] = /^([+\-\u2212]?\d[\d.,]*)\s*(.*)$/.exec(figure.trim()) ?? []
  return value ? { value, unit: unit || undefined, label } : { value: figure, label }
}

export type SupportTile = { id: string; href: string; title: string; lead: string; icon?: Picture }

export function toSupportTile(site: SiteId, { id, kind, title, lead, icon }: SupportPageItem): SupportTile {
  return {
    id,
    title,
    lead,
    href: supportHref(site, kind),
    icon: icon ? { ...toPicture(icon), alt: '' } : undefined,
  }
}

/** The numbers of the kinds in addresses (S2 2.17). */
export function supportHref(site: SiteId, kind: SupportKind): string {
  return href(site, 'supportDetail', { type: String(supportKinds.indexOf(kind)) })
}

export function supportKindOf(type = '0'): SupportKind | undefined {
  return supportKinds.find((_kind, index) => String(index) === type)
}

export type Hotline = { text: string; href: string }

export function toHotline(hotline: string): Hotline | undefined {
  return hotline ? { text: hotline, href: phoneHref(hotline) } : undefined
}
