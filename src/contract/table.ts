import type { Operation } from './kernel/operation'
import { caseQueryById } from './operations/case/case-query-by-id'
import { getCaseRecommend } from './operations/case/get-case-recommend'
import { getPageListBySiteIdAndType } from './operations/case/get-page-list-by-site-id-and-type'
import { getSolutionCase } from './operations/case/get-solution-case'
import { typeList } from './operations/case/type-list'
import { getBannerList } from './operations/home/get-banner-list'
import { getCaseList } from './operations/home/get-case-list'
import { getHome } from './operations/home/get-home'
import { getHomeNewsList } from './operations/home/get-home-news-list'
import { getLatestNewsList } from './operations/news/get-latest-news-list'
import { getNews } from './operations/news/get-news'
import { getNewsCenterDetail } from './operations/news/get-news-center-detail'
import { getNewsCenterList } from './operations/news/get-news-center-list'
import { getNewsList } from './operations/news/get-news-list'
import { getNewsRecommend } from './operations/news/get-news-recommend'
import { getNewsTypeAndNewsCount } from './operations/news/get-news-type-and-news-count'
import { getAllHigherClassify } from './operations/product/get-all-higher-classify'
import { getProductAndClassify } from './operations/product/get-product-and-classify'
import { getProductAndClassifyNew } from './operations/product/get-product-and-classify-new'
import { getProductClassifyList } from './operations/product/get-product-classify-list'
import { getProductLastAndNext } from './operations/product/get-product-last-and-next'
import { getProductListByClassify } from './operations/product/get-product-list-by-classify'
import { getProductMaterials } from './operations/product/get-product-materials'
import { getProductRecommend } from './operations/product/get-product-recommend'
import { getProductsCase } from './operations/product/get-products-case'
import { getProductsIntroduction } from './operations/product/get-products-introduction'
import { getProductsList } from './operations/product/get-products-list'
import { getSolutionProduct } from './operations/product/get-solution-product'
import { submitProductsList } from './operations/product/submit-products-list'
import { getServiceCase } from './operations/service/get-service-case'
import { getServiceContract } from './operations/service/get-service-contract'
import { getServiceContracts } from './operations/service/get-service-contracts'
import { getServiceSolutionIntroduction } from './operations/service/get-service-solution-introduction'
import { getServiceSolutionTypes } from './operations/service/get-service-solution-types'
import { getSolutionIntroduce } from './operations/solution/get-solution-introduce'
import { getSolutionList } from './operations/solution/get-solution-list'
import { getSolutionListOfSite } from './operations/solution/get-solution-list-of-site'
import { getSolutionType } from './operations/solution/get-solution-type'
import { queryGetCatalogue } from './operations/solution/query-get-catalogue'

/** Everything that `/f/` answers, in the order of the documentation. */
export const operations = [
  getHome,
  getBannerList,
  getCaseList,
  getHomeNewsList,
  getSolutionType,
  getNewsCenterDetail,
  getNewsTypeAndNewsCount,
  getNewsRecommend,
  getNewsCenterList,
  getNewsList,
  getNews,
  getLatestNewsList,
  caseQueryById,
  getPageListBySiteIdAndType,
  typeList,
  getCaseRecommend,
  getSolutionCase,
  getProductClassifyList,
  getAllHigherClassify,
  getProductListByClassify,
  getProductsList,
  getProductAndClassify,
  getProductAndClassifyNew,
  submitProductsList,
  getProductsIntroduction,
  getProductMaterials,
  getProductsCase,
  getProductRecommend,
  getProductLastAndNext,
  getSolutionProduct,
  getSolutionList,
  getSolutionListOfSite,
  getSolutionIntroduce,
  queryGetCatalogue,
  getServiceSolutionTypes,
  getServiceSolutionIntroduction,
  getServiceContracts,
  getServiceContract,
  getServiceCase,
] as const satisfies readonly Operation[]

export type ContractOperation = (typeof operations)[number]

/** Such as 'GET /f/news/queryById'. */
export type OperationKey = ContractOperation['route']

export type OperationOf<Key extends OperationKey> = Extract<ContractOperation, { route: Key }>
