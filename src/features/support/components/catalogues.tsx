import type { SiteId } from '@/i18n/locales'
import type { DocumentView } from '@/lib/document'
import { DocumentActions } from '@/ui/documents/document-actions'
import { DocumentMessages } from '@/ui/documents/document-messages'
import { TitledSection } from './titled-section'
import styles from './catalogues.module.css'
import { DocumentCover } from './document-cover'

type CataloguesProps = { site: SiteId; title: string; catalogues: DocumentView[] }

/** The general catalogues, above the brochures (S2 2.10). */
export function Catalogues({ site, title, catalogues }: CataloguesProps) {
  return (
    <TitledSection id="catalogue" title={title}>
      <DocumentMessages site={site}>
        <ul className={styles.list}>
          {catalogues.map((catalogue) => (
            <li key={catalogue.id} className={styles.catalogue}>
              <div className={styles.cover}>
                <DocumentCover
                  name={catalogue.name}
                  picture={catalogue.cover}
                  sizes="(max-width: 844px) 60vw, 18vw"
                  priority
                />
              </div>
              <div className={styles.text}>
                <h3 className={styles.name}>{catalogue.name}</h3>
                <p className={styles.facts}>
                  {catalogue.facts.map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </p>
                <DocumentActions site={site} document={catalogue} coversCard />
              </div>
            </li>
          ))}
        </ul>
      </DocumentMessages>
    </TitledSection>
  )
}
