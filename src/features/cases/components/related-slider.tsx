import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { MediaCard } from '@/ui/card'
import { Section, SectionHeading } from '@/ui/section'
import { Slider } from '@/ui/slider'
import type { CaseCardView } from '../view-models/case-card'
import styles from './related-slider.module.css'

/** Cases of the same type: three in view, moved by three, wrapping around; following one replaces this page in the history (S1 2.11). */
export function RelatedSlider({ site, cases }: { site: SiteId; cases: CaseCardView[] }) {
  const t = translator(site, 'cases')
  if (cases.length === 0) return null
  return (
    <Section ground="ice" labelledBy="related" screenOnly>
      <SectionHeading id="related" title={t('related.title')} />
      <Slider
        className={styles.slider}
        label={t('related.title')}
        previousLabel={t('related.previous')}
        nextLabel={t('related.next')}
        loops
        items={cases.map(({ id, href, title, picture }) => ({
          id,
          content: (
            <MediaCard
              href={href}
              title={title}
              picture={picture}
              ratio="3/2"
              sizes="(max-width: 844px) 86vw, 31vw"
              small
              replaces
            />
          ),
        }))}
      />
    </Section>
  )
}
