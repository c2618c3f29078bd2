import type { Values } from '@/addresses/page'
import type { PageDefinition, PageRedirect } from '@/features/shell/pages/page-definition'
import type { SiteId } from '@/i18n/locales'
import { findFolders } from '../queries'
import { pathHref } from '../view-models/folders'
import { drillDownPage } from './drill-down-page'

/** Operation manuals by category (S2 2.11); most are for designated distributors. */
export const manualBrochurePage: PageDefinition = async (context) => {
  const { site, values } = context
  if (values.index && !values.id) return categoryAt(site, values)
  return drillDownPage(context, { kind: 'manual', tab: 'supportManualBrochure' })
}

/** Old links identify a first-level category by its position. */
async function categoryAt(site: SiteId, { index }: Values): Promise<PageRedirect | null> {
  const folder = (await findFolders(site, 'manual', null))[Number(index)]
  return folder ? { movedTo: pathHref(site, 'manual', [folder]) } : null
}
