import { useLocale } from '@payloadcms/ui'
import { siteLabels } from '@/cms/site-labels'
import { useAdminText } from '@/cms/admin/use-admin-text'
import { isSiteId } from '@/i18n/locales'
import styles from './head-cards.module.css'
import { shownAddress, type PageHead } from './page-head'
import { usePageHead } from './use-page-head'

/** The page of the preview as search engines list it, and as a shared link. */
export function HeadCards() {
  const t = useAdminText()
  const { code } = useLocale()
  const head = usePageHead()
  const site = isSiteId(code) ? siteLabels[code] : code
  return (
    <section className={styles.cards} aria-label={t('previews:headOn', { site })}>
      {head && (
        <>
          <SearchResult head={head} />
          <SharedLink head={head} />
        </>
      )}
    </section>
  )
}

function SearchResult({ head: { title, description, address, isHidden } }: { head: PageHead }) {
  const t = useAdminText()
  return (
    <article className={styles.card}>
      <h2 className={styles.kind}>{t('previews:searchResult')}</h2>
      {isHidden ? (
        <p>{t('previews:notIndexed')}</p>
      ) : (
        <>
          <p className={styles.address}>{shownAddress(address)}</p>
          <p className={styles.result}>{title}</p>
          <p className={styles.passage}>{description || t('previews:noDescription')}</p>
        </>
      )}
    </article>
  )
}

function SharedLink({ head: { address, shared } }: { head: PageHead }) {
  const t = useAdminText()
  return (
    <article className={styles.card}>
      <h2 className={styles.kind}>{t('previews:sharedLink')}</h2>
      <div className={styles.link}>
        {shared.picture ? (
          <img src={shared.picture} alt="" className={styles.picture} />
        ) : (
          <p className={styles.noPicture}>{t('previews:noPicture')}</p>
        )}
        <div className={styles.words}>
          <p className={styles.address}>{URL.parse(address)?.host}</p>
          <p className={styles.sharedTitle}>{shared.title}</p>
          <p className={styles.passage}>{shared.description}</p>
        </div>
      </div>
    </article>
  )
}
