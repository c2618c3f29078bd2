import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { DocumentView } from '@/lib/document'
import { ParameterTable } from '@/ui/parameter-table'
import { Section, SectionHeading } from '@/ui/section'
import { TextLink } from '@/ui/text-link'
import type { ProductView } from '../../view-models/detail/product-view'
import { Approvals } from './approvals'

type TechnicalDataProps = {
  site: SiteId
  product: Pick<ProductView, 'classes' | 'approvals' | 'markets'>
  specification?: DocumentView
  sheetHref: string
}

/** The parameters by class, with links to the printable sheet and the PDF (S2 2.3, 2.5). */
export function TechnicalData({ site, product, specification, sheetHref }: TechnicalDataProps) {
  const { classes, approvals, markets } = product
  if (classes.length === 0 && approvals.length === 0) return null
  const t = translator(site, 'product')
  const action = (
    <>
      {specification && (
        <TextLink icon="download" href={specification.fileHref} download={specification.fileName}>
          {t('dataSheet')}
        </TextLink>
      )}
      <TextLink href={sheetHref}>{t('sheetLink')}</TextLink>
    </>
  )
  return (
    <Section labelledBy="parameters">
      <SectionHeading
        id="parameters"
        label={t('parameters.label')}
        title={t('parameters.title')}
        action={action}
      />
      <ParameterTable classes={classes} />
      <Approvals site={site} approvals={approvals} markets={markets} />
    </Section>
  )
}
