import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { ParameterTable } from '@/ui/parameter-table'
import { Section, SectionHeading } from '@/ui/section'
import { TextLink } from '@/ui/text-link'
import type { DocumentView } from '../../views/detail/documents'
import type { ParameterClass } from '../../views/detail/parameter-classes'

type TechnicalDataProps = {
  site: SiteId
  classes: ParameterClass[]
  specification?: DocumentView
  sheetHref: string
}

/** The parameters by class, and the same to print or to keep (S2 2.3, 2.5). */
export function TechnicalData({ site, classes, specification, sheetHref }: TechnicalDataProps) {
  if (classes.length === 0) return null
  const t = translator(site, 'product')
  const action = specification?.open ? (
    <TextLink icon="download" href={specification.open.fileHref} download={specification.open.fileName}>
      {t('pdf')}
    </TextLink>
  ) : (
    <TextLink href={sheetHref}>{t('sheetLink')}</TextLink>
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
    </Section>
  )
}
