import type { Values } from '@/addresses/page'
import type { PageDefinition, PageElsewhere } from '@/features/shell/pages/page-definition'
import type { SiteId } from '@/i18n/locales'
import { findFolders } from '../queries'
import { placeHref } from '../views/folders'
import { paperPage } from './paper-page'

/** Operating manuals by category (S2 2.11); most are for designated distributors. */
export const manualBrochurePage: PageDefinition = async (context) => {
  const { site, values } = context
  if (values.index && !values.id) return categoryAt(site, values)
  return paperPage(context, { kind: 'manual', tab: 'supportManualBrochure' })
}

/** Old links name a first category by its position. */
async function categoryAt(site: SiteId, { index }: Values): Promise<PageElsewhere | null> {
  const folder = (await findFolders(site, 'manual', null))[Number(index)]
  return folder ? { movedTo: placeHref(site, 'manual', [folder]) } : null
}
