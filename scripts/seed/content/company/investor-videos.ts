import { chineseOnly } from '../sites'
import { companyId } from './ids'
import { inChinese } from './in-chinese'
import type { InvestorVideoSeed } from './types'

type Video = Pick<InvestorVideoSeed, 'cover' | 'source'> & { name: string }

const broadcasts = 'https://roadshow.norvane.example'

/** S1 2.15: some play here, some elsewhere. The newest first. */
const videos: Video[] = [
  {
    name: '2026 年第三季度业绩说明会回放',
    cover: 'investor-cover.webp',
    source: { address: `${broadcasts}/2026-q3` },
  },
  {
    name: '二号线投产：产能与能耗',
    cover: 'video-line-two.webp',
    source: { videoFile: 'video-u830.mp4' },
  },
  {
    name: '走进测试中心：技术参数如何测得',
    cover: 'video-test-centre.webp',
    source: { videoFile: 'video-laboratory.mp4' },
  },
  {
    name: '2025 年度股东会实录',
    cover: 'about-factory.webp',
    source: { address: `${broadcasts}/2025-agm` },
  },
  {
    name: '血液冷链：圣奥德里克血液中心夜间实录',
    cover: 'video-blood-night.webp',
    source: { videoFile: 'video-blood.mp4' },
  },
  {
    name: '太阳能疫苗设备：从高原到萨赫勒',
    cover: 'video-solar-plateau.webp',
    source: { videoFile: 'video-r240.mp4' },
  },
]

export const investorVideoSeeds: InvestorVideoSeed[] = videos.map(({ name, ...video }, index) => ({
  ...video,
  id: companyId('investorVideo', index + 1),
  sites: chineseOnly,
  order: index + 1,
  name: inChinese(name),
}))
