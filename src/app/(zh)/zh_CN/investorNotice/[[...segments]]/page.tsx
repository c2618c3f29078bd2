import { investorNoticePage } from '@/features/investor/pages/service-page'
import { bindPage } from '@/features/shell/pages/bind-page'
import { ZhShell } from '@/sites/zh/shell'

const { generateMetadata, Page } = bindPage({
  page: 'investorNotice',
  define: investorNoticePage,
  Shell: ZhShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
