import { textResult } from '@/features/about/pages/text-result'
import { findCompanyText, findDraftCompanyText } from '@/features/about/queries'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { shownDate } from '@/i18n/format'
import { translator } from '@/i18n/translator'
import { withHeadingIds } from '@/lib/headings'
import { Container } from '@/ui/container'
import { PageHead } from '@/ui/page-head'
import { Prose } from '@/ui/prose'
import { Contents } from '../components/contents'
import styles from '../components/legal.module.css'

/** The legal notice (S1 2.18) with its date, and a list of its sections beside it. */
export const legalPage: PageDefinition = async ({ site, preview }) => {
  const text = preview ? await findDraftCompanyText(site, 'legal') : await findCompanyText(site, 'legal')
  if (!text) return null
  const t = translator(site, 'legal')
  const date = shownDate(site, text.updateTime)
  const { html, headings } = withHeadingIds(text.content)
  const body = (
    <>
      <PageHead crumbs={pageCrumbs(site, [{ label: text.title }])} title={text.title}>
        <p className={styles.meta}>
          <span>
            {t.rich('dated', {
              day: () => <time dateTime={date.iso}>{date.text}</time>,
            })}
          </span>
        </p>
      </PageHead>
      <Container className={styles.layout}>
        <Contents label={t('contents')} headings={headings} />
        <div className={styles.text}>
          {text.lead && <p className={styles.lead}>{text.lead}</p>}
          <Prose html={html} />
        </div>
      </Container>
    </>
  )
  return { ...textResult(site, text), body }
}
