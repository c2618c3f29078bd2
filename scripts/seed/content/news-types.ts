import { everywhere } from './sites'
import type { NewsTypeSeed } from './types'

export const newsTypeSeeds: NewsTypeSeed[] = [
  {
    id: '1214000000000000101',
    code: 'IndustryNews',
    order: 2,
    sites: everywhere,
    name: {
      zh_CN: '行业资讯',
      en_EN: 'Industry News',
      es_ES: 'Noticias del sector',
      fr_FR: 'Actualités du secteur',
    },
  },
  {
    id: '1214000000000000102',
    code: 'LatestNews',
    order: 1,
    sites: everywhere,
    name: {
      zh_CN: '企业新闻',
      en_EN: 'Latest News from Norvane',
      es_ES: 'Últimas noticias de Norvane',
      fr_FR: 'Actualités de Norvane',
    },
  },
  {
    id: '1214000000000000103',
    code: 'ProductNews',
    order: 3,
    sites: everywhere,
    name: {
      zh_CN: '产品与技术',
      en_EN: 'Products and Measurements',
      es_ES: 'Productos y mediciones',
      fr_FR: 'Produits et mesures',
    },
  },
  {
    id: '1214000000000000104',
    code: 'Newsletter',
    order: 5,
    sites: everywhere,
    name: { zh_CN: '电子期刊', en_EN: 'Newsletter', es_ES: 'Boletín', fr_FR: 'Lettre d’information' },
  },
  {
    id: '1214000000000000105',
    code: 'Events',
    order: 4,
    sites: everywhere,
    name: { zh_CN: '展会与活动', en_EN: 'Events', es_ES: 'Eventos', fr_FR: 'Événements' },
  },
]
