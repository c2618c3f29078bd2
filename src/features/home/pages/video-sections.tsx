import { href } from '@/addresses/href'
import { findDraftHomeVideos, findHomeVideos, type CompanyVideoItem } from '@/features/videos/queries'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Section, SectionHeading } from '@/ui/section'
import { TextLink } from '@/ui/text-link'
import { OurStory } from '../components/our-story'
import { VideoLibrary } from '../components/video-library'
import { toVideo, toVideoCard } from '../view-models/company'

type VideoSectionProps = { site: SiteId; preview: boolean }

/** 'Our story' of the Chinese home (S1 2.6). */
export async function OurStorySection({ site, preview }: VideoSectionProps) {
  const videos = await homeVideos({ site, preview })
  if (videos.length === 0) return null
  const t = translator(site, 'home')
  return (
    <Section ground="dark" labelledBy="story-title">
      <SectionHeading
        id="story-title"
        title={t('story.title')}
        href={href(site, 'videos')}
        note={t('story.note')}
        action={<TextLink href={href(site, 'videos')}>{t('story.more')}</TextLink>}
      />
      <OurStory label={t('story.carousel')} videos={videos.map((video) => toVideo(site, video))} />
    </Section>
  )
}

/** The video library of an international home (S1 2.7), with its two fixed tiles. */
export async function VideoLibrarySection({ site, preview }: VideoSectionProps) {
  const videos = await homeVideos({ site, preview })
  if (videos.length === 0) return null
  const t = translator(site, 'home')
  const all = href(site, 'videos', { listid: '2' })
  return (
    <Section id="video-library" ground="dark" labelledBy="videos-title">
      <SectionHeading
        id="videos-title"
        label={t('videos.label')}
        title={t('videos.title')}
        action={<TextLink href={all}>{t('videos.more')}</TextLink>}
      />
      <VideoLibrary
        label={t('videos.label')}
        videos={videos.map((video) => toVideoCard(site, video))}
        tiles={[
          {
            id: '1',
            title: t('videos.products'),
            text: t('videos.productsText'),
            href: href(site, 'supportProductVideo'),
          },
          {
            id: '2',
            title: t('videos.users'),
            text: t('videos.usersText'),
            href: href(site, 'supportUserVideo'),
          },
        ]}
      />
    </Section>
  )
}

function homeVideos({ site, preview }: VideoSectionProps): Promise<CompanyVideoItem[]> {
  return preview ? findDraftHomeVideos(site) : findHomeVideos(site)
}
