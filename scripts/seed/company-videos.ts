import { publishNew } from './company'
import { companyVideoSeeds, investorVideoSeeds } from './content/company'
import { captionsOf } from './content/files'
import type { InvestorVideoSeed } from './content/company/types'
import { perSite } from './seed-context'
import { pictureId, type ContentContext } from './write-documents'

/** Company videos and investor videos (S1 2.12, 2.15). */
export async function seedCompanyVideos(
  writing: ContentContext,
  fileId: (file: string) => string,
): Promise<void> {
  const videos = companyVideoSeeds.map(
    ({ slug: _slug, title, brief, cover, videoFile, updateTime, ...video }) => ({
      ...video,
      title: perSite(title),
      brief: perSite(brief),
      cover: pictureId(writing, cover),
      video: fileId(videoFile),
      captions: captionIds(videoFile, fileId),
      updateTime: new Date(updateTime).toISOString(),
    }),
  )
  await publishNew(writing, 'company-videos', videos)
  const shown = investorVideoSeeds.map(({ name, cover, source, ...video }) => ({
    ...video,
    ...toSource(source, fileId),
    name: perSite(name),
    cover: pictureId(writing, cover),
  }))
  await publishNew(writing, 'investor-videos', shown)
}

function captionIds(videoFile: string, fileId: (file: string) => string): Record<string, string> {
  const files = Object.entries(perSite(captionsOf(videoFile)))
  return Object.fromEntries(files.map(([site, file]) => [site, fileId(file)]))
}

function toSource(source: InvestorVideoSeed['source'], fileId: (file: string) => string) {
  return 'videoFile' in source
    ? { linkType: 'inline', video: fileId(source.videoFile) }
    : { linkType: 'link', address: source.address }
}
