import { z } from 'zod'
import { findHomeNews } from '@/features/news/queries'
import { internationalSites, type SiteId } from '@/i18n/locales'
import { defineOperation } from '../../kernel/operation'
import { banner, productBanner } from '../../schemas/banner'
import { caseGroup } from '../../schemas/case'
import { news } from '../../schemas/news'
import { solutionInMenu } from '../../schemas/solution'
import { caseGroupTags, findWireCaseGroups } from '../case/groups'
import { newsTags, newsTypeTags } from '../news/tags'
import { toWireNews } from '../news/to-wire'
import { bannerTags, findWireBanners, findWireProductBanners } from './banners'
import { catalogueTags, findHomeProducts, findHomeSolutions, homeProduct } from './catalogue'

const stillToCome = z.array(z.never()).describe('Empty for now')

const chineseHome = z
  .strictObject({
    bannerList: z.array(banner),
    solutionList: z.array(solutionInMenu),
    productList: z.array(homeProduct),
    productBannerList: z.array(productBanner),
    caseAndTypeList: z.array(caseGroup),
    newsList: z.array(news),
    companyVideoList: stillToCome,
    companyHistory: stillToCome,
  })
  .meta({ id: 'ChineseHome', description: 'On zh_CN' })

const internationalHome = z
  .strictObject({
    bannerList: z.array(banner),
    solutionList: z.array(solutionInMenu),
    caseAndTypeList: z.array(caseGroup),
    lnfhbList: z.array(news).describe('Latest news of the company'),
    companyVideoList: stillToCome,
    partnersList: stillToCome,
    industryNewsList: z.array(news),
    companyHistory: stillToCome,
    link: stillToCome,
  })
  .meta({ id: 'InternationalHome', description: 'On all other sites' })

export const getHome = defineOperation({
  route: 'GET /f/home/getHomeData',
  area: 'home',
  name: 'getHome',
  also: ['getHomeData'],
  summary: 'All that the home page shows, in the shape of the site.',
  params: z.object({}),
  result: z.union([chineseHome, internationalHome]),
  tags: () => [...new Set([...bannerTags, ...newsTags, ...newsTypeTags, ...catalogueTags, ...caseGroupTags])],
  handle: ({ site }) => (isInternational(site) ? findInternationalHome(site) : findChineseHome(site)),
})

async function findChineseHome(site: SiteId): Promise<z.input<typeof chineseHome>> {
  return {
    bannerList: await findWireBanners(site),
    solutionList: await findHomeSolutions(site),
    productList: await findHomeProducts(site),
    productBannerList: await findWireProductBanners(site),
    caseAndTypeList: await findWireCaseGroups(site),
    newsList: await toWireNews(site, await findHomeNews(site, null)),
    companyVideoList: [],
    companyHistory: [],
  }
}

async function findInternationalHome(site: SiteId): Promise<z.input<typeof internationalHome>> {
  return {
    bannerList: await findWireBanners(site),
    solutionList: await findHomeSolutions(site),
    caseAndTypeList: await findWireCaseGroups(site),
    lnfhbList: await toWireNews(site, await findHomeNews(site, 'LatestNews')),
    companyVideoList: [],
    partnersList: [],
    industryNewsList: await toWireNews(site, await findHomeNews(site, 'IndustryNews')),
    companyHistory: [],
    link: [],
  }
}

const isInternational = (site: SiteId) => (internationalSites as readonly SiteId[]).includes(site)
