import { historyPage } from '@/features/about/pages/history-page'
import { intlAboutPage } from '@/features/about/pages/intl-about-page'
import { teamPage } from '@/features/about/pages/team-page'
import { intlCasePage } from '@/features/cases/pages/intl-case-page'
import { intlCasesPage } from '@/features/cases/pages/intl-cases-page'
import { distributorPage } from '@/features/distributors/pages/distributor-page'
import { distributorPasswordPage } from '@/features/distributors/pages/distributor-password-page'
import { intlHomePage } from '@/features/home/pages/intl-home-page'
import { contactPage } from '@/features/inquiries/pages/contact-page'
import { legalPage } from '@/features/legal/pages/legal-page'
import { intlNewsPage } from '@/features/news/pages/intl-news-page'
import { intlNewsDetailPage } from '@/features/news/pages/news-detail-page'
import { pdfPage } from '@/features/pdf/pages/pdf-page'
import { productComparePage } from '@/features/products/pages/compare/product-compare-page'
import { intlProductPage } from '@/features/products/pages/detail/intl-product-page'
import { productSheetPage } from '@/features/products/pages/detail/product-sheet-page'
import { productVideoPage } from '@/features/products/pages/detail/product-video-page'
import { intlProductsListPage } from '@/features/products/pages/list/intl-products-list-page'
import { searchPage } from '@/features/search/pages/search-page'
import { serviceCasePage } from '@/features/services/pages/service-case-page'
import { serviceContractPage } from '@/features/services/pages/service-contract-page'
import { serviceSolutionPage } from '@/features/services/pages/service-solution-page'
import { sitemapPage } from '@/features/sitemap/pages/sitemap-page'
import { intlSolutionsPage } from '@/features/solutions/pages/intl-solutions-page'
import { customerPage } from '@/features/support/pages/customer-page'
import { imagesPage } from '@/features/support/pages/images-page'
import { manualBrochurePage } from '@/features/support/pages/manual-brochure-page'
import { productBrochurePage } from '@/features/support/pages/product-brochure-page'
import { supportHubPage } from '@/features/support/pages/support-hub-page'
import { trainingMaterialPage } from '@/features/support/pages/training-material-page'
import { productVideosPage, userVideosPage } from '@/features/support/pages/videos-page'
import { intlVideosPage } from '@/features/videos/pages/intl-videos-page'
import { videoPage } from '@/features/videos/pages/video-page'
import type { Definitions } from '@/features/preview/pages/bind-previews'

/** The pages of this layout. A unit test compares them with their routes. */
export const definitions: Definitions = {
  aboutUs: intlAboutPage,
  aboutUsHistory: historyPage,
  aboutUsTeam: teamPage,
  caseDetail: intlCasePage,
  cases: intlCasesPage,
  contact: contactPage,
  distributor: distributorPage,
  distributorPassword: distributorPasswordPage,
  home: intlHomePage,
  legal: legalPage,
  news: intlNewsPage,
  newsDetail: intlNewsDetailPage,
  pdf: pdfPage,
  productCompare: productComparePage,
  productSheet: productSheetPage,
  productVideo: productVideoPage,
  products: intlProductPage,
  productsList: intlProductsListPage,
  search: searchPage,
  serviceCase: serviceCasePage,
  serviceContract: serviceContractPage,
  serviceSolution: serviceSolutionPage,
  sitemap: sitemapPage,
  solutions: intlSolutionsPage,
  support: supportHubPage,
  supportCustomer: customerPage,
  supportManualBrochure: manualBrochurePage,
  supportProductBrochure: productBrochurePage,
  supportProductPicture: imagesPage,
  supportProductVideo: productVideosPage,
  supportTrainingMaterial: trainingMaterialPage,
  supportUserVideo: userVideosPage,
  videoDetail: videoPage,
  videos: intlVideosPage,
}
