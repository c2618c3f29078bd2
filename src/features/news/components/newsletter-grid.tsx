import type { ReactNode } from 'react'
import { PdfLink } from '@/ui/pdf/pdf-link'
import { Picture } from '@/ui/picture'
import type { NewsletterView } from '../view-models'
import styles from './newsletter-grid.module.css'

/** Covers with names (S1 2.8); a PDF opens in the viewer, other files are downloaded. */
export function NewsletterGrid({ newsletters }: { newsletters: NewsletterView[] }) {
  return (
    <ul className={styles.grid}>
      {newsletters.map((newsletter, index) => (
        <li key={newsletter.id} className={styles.card}>
          <Picture
            picture={newsletter.picture}
            sizes="(max-width: 844px) 50vw, 22vw"
            ratio="tile"
            fit="contain"
            priority={index < 3}
          />
          <h2 className={styles.name}>
            <NewsletterLink newsletter={newsletter}>{newsletter.name}</NewsletterLink>
          </h2>
        </li>
      ))}
    </ul>
  )
}

type NewsletterLinkProps = { newsletter: NewsletterView; children: ReactNode }

function NewsletterLink({ newsletter: { file, pdf }, children }: NewsletterLinkProps) {
  if (!pdf) {
    return (
      <a className={styles.link} href={file.href} download={file.name}>
        {children}
      </a>
    )
  }
  const { viewerHref, fileHref, name } = pdf
  return (
    <PdfLink className={styles.link} href={viewerHref} file={fileHref} name={name}>
      {children}
    </PdfLink>
  )
}
