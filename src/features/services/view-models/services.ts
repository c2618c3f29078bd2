import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import { contentAnchor, type SideGroup } from '@/features/solutions/view-models/side-list'
import type { ContractCardItem, ContractItem, ServiceCaseItem, ServiceTypeItem } from '../queries/items'

export type ServiceCard = { id: string; name: string; href: string; picture?: Picture }

export type ContractView = {
  title: string
  /** Sanitised HTML; may be empty. */
  overview: string
  packageDetail: string
  cover?: Picture
  traits: { key: string; heading: string; text: string; picture?: Picture }[]
}

/** The service solutions for the side menu, the selected one marked (S2 2.8). */
export function toServiceGroups(site: SiteId, types: ServiceTypeItem[], chosen: string): SideGroup[] {
  const items = types.map(({ id, name }) => ({
    id,
    name,
    href: `${serviceHref(site, id)}#${contentAnchor}`,
    current: id === chosen,
  }))
  return [{ id: 'services', items }]
}

/** The type in the address, else the first; undefined if the site does not show it. */
export function chosenType(types: ServiceTypeItem[], id: string | undefined): ServiceTypeItem | undefined {
  return id ? types.find((type) => type.id === id) : types[0]
}

export function serviceHref(site: SiteId, solutionId: string): string {
  return href(site, 'serviceSolution', { solutionId })
}

export function toContractCard(site: SiteId, { id, title, typeId, cover }: ContractCardItem): ServiceCard {
  const address = href(site, 'serviceContract', { id, solutionId: typeId })
  return {
    id,
    name: title,
    href: `${address}#${contentAnchor}`,
    picture: cover ? toPicture(cover) : undefined,
  }
}

export function toServiceCaseCard(site: SiteId, { id, title, typeId, cover }: ServiceCaseItem): ServiceCard {
  const address = href(site, 'serviceCase', { id, solutionId: typeId })
  return {
    id,
    name: title,
    href: `${address}#${contentAnchor}`,
    picture: cover ? toPicture(cover) : undefined,
  }
}

export function toContract({ title, overview, packageDetail, cover, traits }: ContractItem): ContractView {
  return {
    title,
    overview,
    packageDetail,
    cover: cover ? toPicture(cover) : undefined,
    traits: traits.map(({ firstTrait, secondTrait, image }, index) => ({
      key: `${index}`,
      heading: firstTrait,
      text: secondTrait,
      picture: image ? toPicture(image) : undefined,
    })),
  }
}
