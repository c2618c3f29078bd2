import { z } from 'zod'
import { findHomeNews } from '@/features/news/queries'
import { internationalSites, type SiteId } from '@/i18n/locales'
import { isOneOf } from '@/lib/typed-keys'
import { defineOperation } from '../../kernel/operation'
import { historyEntry, partner } from '../../schemas/about'
import { banner, productBanner } from '../../schemas/banner'
import { caseGroup } from '../../schemas/case'
import { friendlyLink } from '../../schemas/footer'
import { news } from '../../schemas/news'
import { solutionInMenu } from '../../schemas/solution'
import { companyVideo } from '../../schemas/video'
import { findWireHistory } from '../about/milestones'
import { findWirePartners } from '../about/partners'
import { findWireCaseGroups } from '../case/groups'
import { findWireFriendlyLinks } from '../footer/friendly-links'
import { toWireNews } from '../news/to-wire'
import { findWireHomeVideos } from '../video/to-wire'
import { findWireBanners, findWireProductBanners } from './banners'
import { findHomeProducts, findHomeSolutions, homeProduct } from './catalogue'

const chineseHome = z
  .strictObject({
    bannerList: z.array(banner),
    solutionList: z.array(solutionInMenu),
    productList: z.array(homeProduct),
    productBannerList: z.array(productBanner),
    caseAndTypeList: z.array(caseGroup),
    newsList: z.array(news),
    companyVideoList: z.array(companyVideo),
    companyHistory: z.array(historyEntry),
  })
  .meta({ id: 'ChineseHome', description: 'On zh_CN' })

const internationalHome = z
  .strictObject({
    bannerList: z.array(banner),
    solutionList: z.array(solutionInMenu),
    caseAndTypeList: z.array(caseGroup),
    lnfhbList: z.array(news).describe('Latest news of the company'),
    companyVideoList: z.array(companyVideo),
    partnersList: z.array(partner),
    industryNewsList: z.array(news),
    companyHistory: z.array(historyEntry),
    link: z.array(friendlyLink),
  })
  .meta({ id: 'InternationalHome', description: 'On all other sites' })

export const getHome = defineOperation({
  route: 'GET /f/home/getHomeData',
  area: 'home',
  name: 'getHome',
  aliases: ['getHomeData'],
  summary: 'All that the home page shows, in the shape of the site.',
  params: z.object({}),
  result: z.union([chineseHome, internationalHome]),
  cached: true,
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
    companyVideoList: await findWireHomeVideos(site),
    companyHistory: await findWireHistory(site),
  }
}

async function findInternationalHome(site: SiteId): Promise<z.input<typeof internationalHome>> {
  return {
    bannerList: await findWireBanners(site),
    solutionList: await findHomeSolutions(site),
    caseAndTypeList: await findWireCaseGroups(site),
    lnfhbList: await toWireNews(site, await findHomeNews(site, 'LatestNews')),
    companyVideoList: await findWireHomeVideos(site),
    partnersList: await findWirePartners(site),
    industryNewsList: await toWireNews(site, await findHomeNews(site, 'IndustryNews')),
    companyHistory: await findWireHistory(site),
    link: await findWireFriendlyLinks(site),
  }
}

const isInternational = (site: SiteId) => isOneOf(internationalSites, site)
