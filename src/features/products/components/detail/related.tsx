import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { MediaCard } from '@/ui/card'
import { Picture } from '@/ui/picture'
import { Section, SectionHeading } from '@/ui/section'
import { Slider } from '@/ui/slider'
import { TextLink } from '@/ui/text-link'
import { unbrokenText } from '@/ui/unbroken'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { CaseView, SolutionView } from '../../view-models/detail/related'
import { NoInformation } from './no-information'
import styles from './related.module.css'

type RelatedProps = { site: SiteId; solutions: SolutionView[]; cases: CaseView[] }

/** The solutions and cases of a product; a message if there are none (S2 2.3). */
export function Related({ site, solutions, cases }: RelatedProps) {
  const t = translator(site, 'product')
  if (solutions.length === 0 && cases.length === 0)
    return <NoInformation site={site} title={t('tabs.solutions')} />
  return (
    <>
      {solutions.length > 0 && <Solutions site={site} solutions={solutions} />}
      {cases.length > 0 && (
        <Section ground={solutions.length > 0 ? 'ice' : 'light'} labelledBy="cases">
          <SectionHeading id="cases" title={t('cases.title')} />
          <ul className={styles.cases}>
            {cases.map(({ id, name, brief, href, picture, date }) => (
              <li key={id}>
                <MediaCard
                  href={href}
                  title={name}
                  brief={brief}
                  picture={picture}
                  meta={[date.text]}
                  ratio="3/2"
                  sizes="(max-width: 844px) 100vw, 46vw"
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

export function Solutions({
  site,
  solutions,
  ground,
}: Omit<RelatedProps, 'cases'> & { ground?: 'light' | 'ice' }) {
  const t = translator(site, 'product')
  return (
    <Section ground={ground} labelledBy="solutions">
      <SectionHeading id="solutions" title={t('solutions.title')} />
      <Slider
        className={solutions.length === 2 ? styles.pair : undefined}
        label={t('solutions.title')}
        previousLabel={t('solutions.previous')}
        nextLabel={t('solutions.next')}
        items={solutions.map(({ id, name, brief, href, picture }) => ({
          id,
          content: (
            <article className={styles.solution}>
              <Picture
                picture={picture}
                sizes={`(max-width: 844px) 90vw, ${solutions.length === 2 ? '46vw' : '30vw'}`}
                ratio="4/3"
              />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.brief}>{unbrokenText(brief)}</p>
              <TextLink href={href}>
                {translator(site, 'common')('viewDetails')}
                <VisuallyHidden> {name}</VisuallyHidden>
              </TextLink>
            </article>
          ),
        }))}
      />
    </Section>
  )
}
