import { getTranslation } from '@payloadcms/translations'
import { Button, Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps, SanitizedCollectionConfig } from 'payload'
import { isKeyOf } from '@/lib/typed-keys'
import { isStaff } from '../../access/roles'
import { adminText, labelText, type LabelText, type Translate } from '../../texts'
import { tableTitles, type TableSlug } from '../titles'
import { TableImport } from './table-import'
import styles from './table.module.css'

/** The page on which the documents of a kind are exported to a table and imported from one. */
export function TableView({ collectionConfig, initPageResult: { req } }: AdminViewServerProps) {
  if (!collectionConfig || !isStaff(req)) return null
  const { slug, labels } = collectionConfig
  if (!isKeyOf(tableTitles, slug)) return null
  const t = adminText(req)
  const help = helpOf(slug, collectionConfig, { t, label: labelText(req) })
  return (
    <Gutter className={styles.view}>
      <SetStepNav
        nav={[
          { label: getTranslation(labels.plural, req.i18n), url: `/admin/collections/${slug}` },
          { label: t('table:step') },
        ]}
      />
      <h1>{t(tableTitles[slug])}</h1>
      <p>{help.intro}</p>
      <section className={styles.section} aria-labelledby="export-heading">
        <h2 id="export-heading">{t('table:export')}</h2>
        {help.export && <p>{help.export}</p>}
        <Button buttonStyle="secondary" el="anchor" margin={false} url={`/api/${slug}/export`}>
          {t('table:exportTable')}
        </Button>
      </section>
      <TableImport
        collection={slug}
        help={help.import}
        importLabel={slug === 'products' ? 'table:importProducts' : 'table:importDocuments'}
      />
    </Gutter>
  )
}

type Texts = { t: Translate; label: LabelText }

function helpOf(slug: TableSlug, { versions }: SanitizedCollectionConfig, { t, label }: Texts) {
  const published = t('table:exportHelp', { column: label('exports:publication') })
  if (slug === 'products')
    return { intro: t('table:intro'), export: published, import: [t('table:importHelp')] }
  const hasDrafts = Boolean(versions?.drafts)
  const drafts = hasDrafts ? t('table:draftsHelp') : t('table:noDraftsHelp')
  return {
    intro: t('table:fieldsIntro'),
    export: hasDrafts ? published : null,
    import: [t('table:importHelp'), drafts, t('table:relationsHelp')],
  }
}
