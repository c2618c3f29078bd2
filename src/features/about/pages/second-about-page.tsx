import type { ReactNode } from 'react'
import { href } from '@/addresses/href'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { translator } from '@/i18n/translator'
import { firstSection } from '@/lib/headings'
import { toPicture } from '@/lib/media-picture'
import { Container } from '@/ui/container'
import { PageHead } from '@/ui/page-head'
import { PageTabs } from '@/ui/page-tabs'
import { TextLink } from '@/ui/text-link'
import part from '../components/part.module.css'
import { Story } from '../components/story'
import { findCompanyText, findDraftCompanyText, type CompanyTextItem } from '../queries'
import { textResult } from './text-result'

/**
 * The second about page (S1 2.14, readings 5): an editors' text, then the first section of the company profile,
 * which has a page of its own, and the big events in two tabs.
 */
export const secondAboutPage: PageDefinition = async ({ site, preview }) => {
  const [text, profile, events] = await Promise.all([
    preview ? findDraftCompanyText(site, 'second-about') : findCompanyText(site, 'second-about'),
    findCompanyText(site, 'introduction'),
    findCompanyText(site, 'milestones'),
  ])
  if (!text) return null
  const t = translator(site, 'about')
  const about = { label: t('label'), href: href(site, 'aboutUs') }
  const more = <TextLink href={about.href}>{t('second.more')}</TextLink>
  const panels = [
    {
      id: 'profile',
      label: t('second.profile'),
      panel: profile && <Panel text={openingOf(profile)} more={more} />,
    },
    { id: 'events', label: t('second.events'), panel: events && <Panel text={events} /> },
  ].filter(({ panel }) => panel)
  return {
    ...textResult(site, text),
    body: (
      <>
        <PageHead crumbs={pageCrumbs(site, [about, { label: text.title }])} title={text.title} />
        <Container className={part.page}>
          <StoryOf text={text} />
        </Container>
        {panels.length > 0 && <PageTabs label={t('second.tabs')} items={panels} />}
      </>
    ),
  }
}

/** Without the lead, with which its own page begins. */
function openingOf(profile: CompanyTextItem): CompanyTextItem {
  return { ...profile, lead: '', picture: null, content: firstSection(profile.content) }
}

function Panel({ text, more }: { text: CompanyTextItem; more?: ReactNode }) {
  return (
    <Container className={part.page}>
      <StoryOf text={text} />
      {more && <p className={part.more}>{more}</p>}
    </Container>
  )
}

function StoryOf({ text: { lead, picture, content } }: { text: CompanyTextItem }) {
  return <Story lead={lead} picture={picture ? toPicture(picture) : undefined} html={content} wide />
}
