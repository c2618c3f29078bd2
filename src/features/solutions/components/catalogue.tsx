import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { DocumentActions } from '@/ui/documents/document-actions'
import { DocumentMessages } from '@/ui/documents/document-messages'
import { Picture } from '@/ui/picture'
import type { CatalogueView } from '../view-models/solution-view'
import styles from './catalogue.module.css'

type CatalogueProps = { site: SiteId; catalogue: CatalogueView }

/** The catalogue of a solution: its cover opens it in the viewer (S2 2.6). */
export function Catalogue({ site, catalogue }: CatalogueProps) {
  const { cover, document } = catalogue
  const t = translator(site, 'documents')
  const facts = document.restricted ? [t('locked'), ...document.facts] : document.facts
  return (
    <div className={styles.catalogue}>
      <div className={styles.cover}>
        <Picture picture={cover} sizes="(max-width: 844px) 100vw, 34vw" ratio="4/3" />
      </div>
      <div>
        <h2 className="type-h3">{document.name}</h2>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        <DocumentMessages site={site}>
          <DocumentActions site={site} document={document} coversCard />
        </DocumentMessages>
      </div>
    </div>
  )
}
