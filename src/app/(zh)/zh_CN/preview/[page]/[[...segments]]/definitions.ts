import { secondAboutPage } from '@/features/about/pages/second-about-page'
import { zhAboutPage } from '@/features/about/pages/zh-about-page'
import { zhCasePage } from '@/features/cases/pages/zh-case-page'
import { zhCasesPage } from '@/features/cases/pages/zh-cases-page'
import { distributorPage } from '@/features/distributors/pages/distributor-page'
import { distributorPasswordPage } from '@/features/distributors/pages/distributor-password-page'
import { zhHomePage } from '@/features/home/pages/zh-home-page'
import { investorContactPage } from '@/features/investor/pages/contact-page'
import { investorInformationPage } from '@/features/investor/pages/information-page'
import { investorOverviewPage } from '@/features/investor/pages/overview-page'
import { investorNoticePage, investorStocksPage } from '@/features/investor/pages/service-page'
import { legalPage } from '@/features/legal/pages/legal-page'
import { investorArticlePage, zhNewsDetailPage } from '@/features/news/pages/news-detail-page'
import { zhNewsPage } from '@/features/news/pages/zh-news-page'
import { pdfPage } from '@/features/pdf/pages/pdf-page'
import { productComparePage } from '@/features/products/pages/compare/product-compare-page'
import { productSheetPage } from '@/features/products/pages/detail/product-sheet-page'
import { productVideoPage } from '@/features/products/pages/detail/product-video-page'
import { zhProductPage } from '@/features/products/pages/detail/zh-product-page'
import { zhProductsListPage } from '@/features/products/pages/list/zh-products-list-page'
import { recruitmentPage } from '@/features/recruitment/pages/recruitment-page'
import { searchPage } from '@/features/search/pages/search-page'
import { zhSolutionsPage } from '@/features/solutions/pages/zh-solutions-page'
import { zhSupportDetailPage } from '@/features/support/pages/zh-support-detail-page'
import { zhSupportPage } from '@/features/support/pages/zh-support-page'
import { videoPage } from '@/features/videos/pages/video-page'
import { zhVideosPage } from '@/features/videos/pages/zh-videos-page'
import type { Definitions } from '@/features/preview/pages/bind-previews'

/** The pages of this layout. A unit test compares them with their routes. */
export const definitions: Definitions = {
  aboutUs: zhAboutPage,
  aboutUsNew: secondAboutPage,
  caseDetail: zhCasePage,
  cases: zhCasesPage,
  distributor: distributorPage,
  distributorPassword: distributorPasswordPage,
  home: zhHomePage,
  investorContact: investorContactPage,
  investorInformation: investorInformationPage,
  investorInformationDetail: investorArticlePage,
  investorNotice: investorNoticePage,
  investorOverview: investorOverviewPage,
  investorStocks: investorStocksPage,
  legal: legalPage,
  news: zhNewsPage,
  newsDetail: zhNewsDetailPage,
  pdf: pdfPage,
  productCompare: productComparePage,
  productSheet: productSheetPage,
  productVideo: productVideoPage,
  products: zhProductPage,
  productsList: zhProductsListPage,
  recruitment: recruitmentPage,
  search: searchPage,
  solutions: zhSolutionsPage,
  support: zhSupportPage,
  supportDetail: zhSupportDetailPage,
  videoDetail: videoPage,
  videos: zhVideosPage,
}
