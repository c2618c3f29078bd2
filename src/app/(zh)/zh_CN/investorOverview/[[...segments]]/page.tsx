import { investorOverviewPage } from '@/features/investor/pages/overview-page'
import { bindPage } from '@/features/shell/pages/bind-page'
import { ZhShell } from '@/sites/zh/shell'

const { generateMetadata, Page } = bindPage({
  page: 'investorOverview',
  define: investorOverviewPage,
  Shell: ZhShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
