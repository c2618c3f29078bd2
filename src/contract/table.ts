import type { Operation } from './kernel/operation'
import { getAboutIntroduce } from './operations/about/get-about-introduce'
import { getAboutList } from './operations/about/get-about-list'
import { getAboutUsContent } from './operations/about/get-about-us-content'
import { getAboutUsList } from './operations/about/get-about-us-list'
import { getHonourList } from './operations/about/get-honour-list'
import { getMilestones } from './operations/about/get-milestones'
import { getTeamInfo } from './operations/about/get-team-info'
import { caseQueryById } from './operations/case/case-query-by-id'
import { getCaseRecommend } from './operations/case/get-case-recommend'
import { getPageListBySiteIdAndType } from './operations/case/get-page-list-by-site-id-and-type'
import { getSolutionCase } from './operations/case/get-solution-case'
import { typeList } from './operations/case/type-list'
import { canDownload } from './operations/distributor/can-download'
import { getFriendlyLink } from './operations/footer/get-friendly-link'
import { sendMessage } from './operations/footer/send-message'
import { submitContactUs } from './operations/form/submit-contact-us'
import { getBannerList } from './operations/home/get-banner-list'
import { getCaseList } from './operations/home/get-case-list'
import { getHistoryList } from './operations/home/get-history-list'
import { getHome } from './operations/home/get-home'
import { getHomeNewsList } from './operations/home/get-home-news-list'
import { getVideoList } from './operations/home/get-video-list'
import { getCompanyInfo } from './operations/investor/get-company-info'
import { getInvestorNewsList } from './operations/investor/get-investor-news-list'
import { getLatestNewsList } from './operations/news/get-latest-news-list'
import { getNews } from './operations/news/get-news'
import { getNewsCenterDetail } from './operations/news/get-news-center-detail'
import { getNewsCenterList } from './operations/news/get-news-center-list'
import { getNewsList } from './operations/news/get-news-list'
import { getNewsRecommend } from './operations/news/get-news-recommend'
import { getNewsTypeAndNewsCount } from './operations/news/get-news-type-and-news-count'
import { getTrainingListBySiteIdAndType } from './operations/news/get-training-list-by-site-id-and-type'
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
import { findBySiteIdAndType } from './operations/recruitment/find-by-site-id-and-type'
import { getEnviconmentIMGList } from './operations/recruitment/get-enviconment-img-list'
import { getPartners } from './operations/recruitment/get-partners'
import { searchList } from './operations/search/search-list'
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
import { getLastAndNextProductImage } from './operations/support/get-last-and-next-product-image'
import { getListBySiteId } from './operations/support/get-list-by-site-id'
import { getListBySiteIdAndType } from './operations/support/get-list-by-site-id-and-type'
import { getProductHDImage } from './operations/support/get-product-hd-image'
import { getProductImageList } from './operations/support/get-product-image-list'
import { getProductImages } from './operations/support/get-product-images'
import { getProductVideoLastAndNext } from './operations/support/get-product-video-last-and-next'
import { getServiceSupportDetail } from './operations/support/get-service-support-detail'
import { getVideoListBySiteIdAndType } from './operations/support/get-video-list-by-site-id-and-type'
import { productMaterial } from './operations/support/product-material'
import { queryByProductCatalog } from './operations/support/query-by-product-catalog'
import { queryGetVideo } from './operations/support/query-get-video'
import { queryProductCatalog } from './operations/support/query-product-catalog'
import { serviceSupportCatalog } from './operations/support/service-support-catalog'
import { serviceSupportList } from './operations/support/service-support-list'
import { getCompanyVideoDetail } from './operations/video/get-company-video-detail'
import { getCompanyVideoList } from './operations/video/get-company-video-list'
import { getInvestorVideoList } from './operations/video/get-investor-video-list'
import { getLastAndNextCompanyVideo } from './operations/video/get-last-and-next-company-video'

/** All operations below `/f/`, in the order of the documentation. */
export const operations = [
  getHome,
  getBannerList,
  getCaseList,
  getHomeNewsList,
  getVideoList,
  getHistoryList,
  getSolutionType,
  getNewsCenterDetail,
  getNewsTypeAndNewsCount,
  getNewsRecommend,
  getNewsCenterList,
  getNewsList,
  getNews,
  getLatestNewsList,
  getTrainingListBySiteIdAndType,
  caseQueryById,
  getPageListBySiteIdAndType,
  typeList,
  getCaseRecommend,
  getSolutionCase,
  getCompanyVideoDetail,
  getLastAndNextCompanyVideo,
  getCompanyVideoList,
  getInvestorVideoList,
  getAboutList,
  getAboutIntroduce,
  getAboutUsList,
  getAboutUsContent,
  getMilestones,
  getHonourList,
  getTeamInfo,
  getCompanyInfo,
  getInvestorNewsList,
  findBySiteIdAndType,
  getEnviconmentIMGList,
  getPartners,
  searchList,
  getFriendlyLink,
  sendMessage,
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
  getListBySiteId,
  serviceSupportCatalog,
  productMaterial,
  getListBySiteIdAndType,
  queryProductCatalog,
  queryByProductCatalog,
  getProductImages,
  getProductHDImage,
  getLastAndNextProductImage,
  getProductImageList,
  getVideoListBySiteIdAndType,
  queryGetVideo,
  getProductVideoLastAndNext,
  serviceSupportList,
  getServiceSupportDetail,
  canDownload,
  submitContactUs,
] as const satisfies readonly Operation[]

type ContractOperation = (typeof operations)[number]

/** Such as 'GET /f/news/queryById'. */
export type OperationKey = ContractOperation['route']

export type OperationOf<Key extends OperationKey> = Extract<ContractOperation, { route: Key }>
