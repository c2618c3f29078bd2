import { investorArticlePage } from '@/features/news/pages/news-detail-page'
import { bindPage } from '@/features/shell/pages/bind-page'
import { ZhShell } from '@/sites/zh/shell'

const { generateMetadata, Page } = bindPage({
  page: 'investorInformationDetail',
  define: investorArticlePage,
  Shell: ZhShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
