import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Icon } from '@/ui/icon'
import { PdfLink } from '@/ui/pdf/pdf-link'
import { Picture } from '@/ui/picture'
import { TextLink } from '@/ui/text-link'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { CatalogueView } from '../views/solution-view'
import styles from './catalogue.module.css'

/** The catalogue of a solution: its cover opens it in the viewer (S2 2.6). */
export function Catalogue({ site, catalogue }: { site: SiteId; catalogue: CatalogueView }) {
  const t = translator(site, 'solutions')
  const { cover, document } = catalogue
  const { name, facts, open } = document
  return (
    <div className={styles.catalogue}>
      <div className={styles.cover}>
        <Picture picture={cover} sizes="(max-width: 844px) 100vw, 34vw" ratio="4/3" />
      </div>
      <div>
        <h3>
          {open?.pdf ? (
            <PdfLink
              className={styles.link}
              href={open.pdf.viewerHref}
              file={open.pdf.fileHref}
              name={open.pdf.name}
              words={open.pdf.words}
            >
              {name}
            </PdfLink>
          ) : (
            name
          )}
        </h3>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {open ? (
          <TextLink icon="download" href={open.fileHref} download={open.fileName} className={styles.download}>
            {t('catalogue.download')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </TextLink>
        ) : (
          <p className={styles.locked}>
            <Icon name="lock" small />
            {t('catalogue.restricted')}
          </p>
        )}
      </div>
    </div>
  )
}
