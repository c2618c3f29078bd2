import { findCaseTypes } from '@/features/cases/queries'
import { findNewsTypes } from '@/features/news/queries'
import { findCategories } from '@/features/products/queries'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { findSettings } from '@/features/shell/queries'
import { findSolutionTypes } from '@/features/solutions/queries'
import { translator } from '@/i18n/translator'
import { Container } from '@/ui/container'
import { PageHead } from '@/ui/page-head'
import { SitemapLinks, SitemapSection } from '../components/sitemap-section'
import styles from '../components/sitemap-section.module.css'
import { SocialLinks } from '../components/social-links'
import { toSitemapSections } from '../view-models/sitemap'
import { toSocialEntries } from '../view-models/social'

/** The site map of the international sites (S1 2.18). */
export const sitemapPage: PageDefinition = async ({ site }) => {
  const [solutionTypes, categories, caseTypes, newsTypes, settings] = await Promise.all([
    findSolutionTypes(site),
    findCategories(site),
    findCaseTypes(site),
    findNewsTypes(site),
    findSettings(site),
  ])
  const t = translator(site, 'sitemap')
  const title = t('title')
  const sections = toSitemapSections({ site, solutionTypes, categories, caseTypes, newsTypes })
  const toSection = ({ id, title: name, href, links }: (typeof sections)[number]) => (
    <SitemapSection key={id} id={id} title={name} href={href}>
      <SitemapLinks links={links} />
    </SitemapSection>
  )
  const body = (
    <>
      <PageHead crumbs={pageCrumbs(site, [{ label: title }])} title={title} />
      <Container className={styles.page}>
        {sections.filter(({ id }) => id !== 'contact').map(toSection)}
        <SitemapSection id="social" title={t('social')}>
          <SocialLinks entries={toSocialEntries(site, settings)} newWindow={t('newWindow')} />
        </SitemapSection>
        {sections.filter(({ id }) => id === 'contact').map(toSection)}
      </Container>
    </>
  )
  return { meta: { title, description: t('lead') }, body }
}
