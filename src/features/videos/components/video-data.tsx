import type { VideoObject, WithContext } from 'schema-dts'
import { languageTag, type SiteId } from '@/i18n/locales'
import { jsonForScript } from '@/lib/json-for-script'
import type { VideoView } from '../view-models/videos'

type VideoDataProps = { site: SiteId; video: VideoView; company: string; origin: string }

/** Structured data of a company video (schema.org VideoObject). */
export function VideoData({ site, video, company, origin }: VideoDataProps) {
  const absolute = (address: string | undefined) => address && new URL(address, origin).href
  const { file } = video
  const data: WithContext<VideoObject> = {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.title,
    description: video.brief || video.title,
    thumbnailUrl: absolute(video.poster?.src),
    uploadDate: video.date.iso,
    contentUrl: absolute(file?.url),
    encodingFormat: file?.mimeType || undefined,
    inLanguage: languageTag[site],
    publisher: { '@type': 'Organization', name: company },
  }
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
}
