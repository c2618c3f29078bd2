import type { z } from 'zod'
import { findCasePage, findCaseTypes } from '@/features/cases/queries'
import type { SiteId } from '@/i18n/locales'
import type { caseGroup } from '../../schemas/case'
import { toRead } from '../../schemas/paging'
import { toWireCases, toWireCaseType } from './to-wire'

/** The case types in menu order, each with its cases, newest first. */
export async function findWireCaseGroups(site: SiteId): Promise<z.input<typeof caseGroup>[]> {
  const types = await findCaseTypes(site)
  const { items } = await findCasePage(site, toRead({ pageNo: 1, pageSize: 9999 }))
  const byType = Map.groupBy(await toWireCases(site, items), ({ type }) => type)
  return types.map((type) => {
    const caseList = byType.get(type.id) ?? []
    return { ...toWireCaseType(type), ulLength: caseList.length, caseList }
  })
}
