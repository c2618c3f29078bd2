import type { z } from 'zod'
import {
  withBriefs,
  withUsedNames,
  type CaseItem,
  type CaseTypeItem,
  type UsedNames,
} from '@/features/cases/queries'
import type { SiteId } from '@/i18n/locales'
import type { applicationCase, caseType } from '../../schemas/case'
import { toTime } from '../../schemas/time'

type WireCase = z.input<typeof applicationCase>

/** Cases in contract format; their texts and the names of what they use are read once. */
export async function toWireCases(site: SiteId, items: CaseItem[]): Promise<WireCase[]> {
  const cases = await withBriefs(site, await withUsedNames(site, items))
  return cases.map((item) => toWireCase(site, item))
}

export function toWireCase(site: SiteId, item: CaseItem & UsedNames & { brief: string }): WireCase {
  const moreImages = item.gallery.map((shown) =>
    shown.kind === 'picture' ? shown.picture.url : shown.file.url,
  )
  return {
    id: item.id,
    name: item.name,
    brief: item.brief,
    coverImage: item.cover?.url ?? null,
    updateTime: toTime(site, item.updateTime),
    createTime: toTime(site, item.createTime),
    logoImage: item.logo?.url ?? null,
    type: item.typeId,
    eachDistrict: item.eachDistrict,
    moreImages,
    moreImage: moreImages.join(','),
    solutionIds: item.solutions.map(({ id }) => id),
    solutionNames: item.solutions.map(({ name }) => name),
    productNames: item.products.map(({ name }) => name),
  }
}

export function toWireCaseType({ id, name, cover, caseCount }: CaseTypeItem): z.input<typeof caseType> {
  return { id, name, coverImage: cover?.url ?? null, caseCount }
}
