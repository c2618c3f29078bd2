import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Icon } from '@/ui/icon'
import { PdfLink } from '@/ui/pdf/pdf-link'
import { Picture } from '@/ui/picture'
import { TextLink } from '@/ui/text-link'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { CatalogueView } from '../views/solution-view'
import styles from './catalogue.module.css'

type CatalogueProps = { site: SiteId; catalogue: CatalogueView }

/** The catalogue of a solution: its cover opens it in the viewer (S2 2.6). */
export function Catalogue({ site, catalogue }: CatalogueProps) {
  const { cover, document } = catalogue
  return (
    <div className={styles.catalogue}>
      <div className={styles.cover}>
        <Picture picture={cover} sizes="(max-width: 844px) 100vw, 34vw" ratio="4/3" />
      </div>
      <div>
        <h3>{document.name}</h3>
        <p className={styles.facts}>{document.facts.join(' · ')}</p>
        <Actions site={site} catalogue={catalogue} />
      </div>
    </div>
  )
}

function Actions({ site, catalogue: { document } }: CatalogueProps) {
  const t = translator(site, 'solutions')
  const { name, open } = document
  if (!open)
    return (
      <p className={styles.locked}>
        <Icon name="lock" small />
        {t('catalogue.restricted')}
      </p>
    )
  return (
    <div className={styles.actions}>
      {open.pdf && (
        <PdfLink
          className={styles.view}
          href={open.pdf.viewerHref}
          file={open.pdf.fileHref}
          name={open.pdf.name}
          words={open.pdf.words}
        >
          {t('catalogue.view')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </PdfLink>
      )}
      <TextLink icon="download" href={open.fileHref} download={open.fileName} className={styles.download}>
        {t('catalogue.download')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </TextLink>
    </div>
  )
}
