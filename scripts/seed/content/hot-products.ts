import type { BannerSeed } from './types'

/** The banners of the hot products on the Chinese home page (S1 2.6). */
export const hotProductSeeds: BannerSeed[] = [
  banner({
    number: 1,
    model: 'U830',
    title: 'U830 超低温保存箱：日耗电 7.2 kWh',
    brief: '829 升，576 个标准冻存盒；断电后 290 分钟由 −80 °C 升至 −50 °C，为处置留出时间。',
    tab: '超低温保存',
    alt: '深色背景前的 U830 超低温保存箱',
  }),
  banner({
    number: 2,
    model: 'V1000',
    title: 'V1000 气相液氮罐：最上层也达 −188 °C',
    brief: '42,000 支冻存管全部存放于气相，每日消耗液氮 8.5 升，停止补液后 21 天内低于 −150 °C。',
    tab: '深低温保存',
    alt: '深色背景前的 V1000 气相液氮罐',
  }),
  banner({
    number: 3,
    model: 'R890',
    title: 'R890 血液冷藏箱：360 袋，保持 2–6 °C',
    brief: '空气与负载双探头同时记录，开门取血后迅速回到 2–6 °C。',
    tab: '血液保存',
    alt: '深色背景前装满血袋的 R890 血液冷藏箱',
  }),
  banner({
    number: 4,
    model: 'B150',
    title: 'B150 生物安全柜：下降气流流速稳定在 0.45 m/s',
    brief: '下降气流流速 0.45 m/s、流入气流流速 0.53 m/s，前窗位置与过滤器阻力变化时自动补偿。',
    tab: '生物安全',
    alt: '深色背景前的 B150 生物安全柜',
  }),
]

type Hot = { number: number; model: string; title: string; brief: string; tab: string; alt: string }

function banner({ number, model, title, brief, tab, alt }: Hot): BannerSeed {
  return {
    id: `12140000000000021${String(number).padStart(2, '0')}`,
    place: 'hot-products',
    order: number,
    sites: ['zh_CN'],
    picture: { zh_CN: `hot-${number}.webp` },
    mobilePicture: { zh_CN: `hot-${number}-mobile.webp` },
    pictureAlt: { zh_CN: alt },
    title: { zh_CN: title },
    brief: { zh_CN: brief },
    actionLabel: {},
    link: { model },
    figure: {},
    figureUnit: {},
    figureNote: {},
    tabLabel: { zh_CN: tab },
    tabFigure: { zh_CN: model },
  }
}
