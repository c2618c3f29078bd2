import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import { Container } from '@/ui/container'
import { DistributorStrip } from '../components/distributor-strip'
import styles from '../components/zh-support-sections.module.css'
import { HotlineBand } from '../components/zh-support-hotline'
import { Hero } from '../components/zh-support-hero'
import { Pillars, ServiceTiles } from '../components/zh-support-sections'
import { findServiceSupport, findSupportPages } from '../queries'
import { toHotline, toPromise, toSupportTile } from '../view-models/zh-support'

/** Service and support on the Chinese site (S2 1, 2.17): promises, pillars, links, hotline. */
export const zhSupportPage: PageDefinition = async ({ site, preview }) => {
  const [service, pages] = await Promise.all([findServiceSupport(site, preview), findSupportPages(site)])
  const t = translator(site, 'serviceSupport')
  const title = t('title')
  const picture = service.picture ? toPicture(service.picture) : undefined
  return {
    meta: { title, description: service.lead || undefined, picture },
    body: (
      <>
        <Hero
          crumbs={pageCrumbs(site, [{ label: title }])}
          title={title}
          lead={service.lead}
          picture={picture}
          promises={{ label: t('promises'), items: service.promises.map(toPromise) }}
        />
        <Pillars title={t('pillars.title')} note={t('pillars.note')} pillars={service.pillars} />
        <ServiceTiles
          title={t('ways.title')}
          more={translator(site, 'common')('viewDetails')}
          tiles={pages.map((page) => toSupportTile(site, page))}
        />
        <Container className={styles.strip}>
          <DistributorStrip site={site} />
        </Container>
        <HotlineBand
          title={t('hotline.title')}
          note={t('hotline.note')}
          hotline={toHotline(service.hotline)}
          repair={service.repair}
          newTab={t('repair.newTab')}
        />
      </>
    ),
  }
}
