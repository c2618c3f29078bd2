import { toDocument } from '@/features/materials/view-models/documents'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { translator } from '@/i18n/translator'
import { Catalogues } from '../components/catalogues'
import { findGeneralCatalogues } from '../queries'
import { drillDownPage } from './drill-down-page'

/** Product brochures: the general catalogue, then brochures by category (S2 2.10). */
export const productBrochurePage: PageDefinition = async (context) => {
  const { site } = context
  const t = translator(site, 'support')
  const catalogues = await findGeneralCatalogues(site)
  const content = (
    <Catalogues
      site={site}
      title={t('catalogue')}
      catalogues={catalogues.map((catalogue) => toDocument(site, catalogue))}
    />
  )
  const intro = catalogues.length > 0 ? { content, heading: t('ranges') } : undefined
  return drillDownPage(context, { kind: 'brochure', tab: 'supportProductBrochure', intro })
}
