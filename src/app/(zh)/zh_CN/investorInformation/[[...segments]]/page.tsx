import { investorInformationPage } from '@/features/investor/pages/information-page'
import { bindPage } from '@/features/shell/pages/bind-page'
import { ZhShell } from '@/sites/zh/shell'

const { generateMetadata, Page } = bindPage({
  page: 'investorInformation',
  define: investorInformationPage,
  Shell: ZhShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
