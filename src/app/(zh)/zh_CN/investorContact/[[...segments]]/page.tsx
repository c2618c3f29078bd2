import { investorContactPage } from '@/features/investor/pages/contact-page'
import { bindPage } from '@/features/shell/pages/bind-page'
import { ZhShell } from '@/sites/zh/shell'

const { generateMetadata, Page } = bindPage({
  page: 'investorContact',
  define: investorContactPage,
  Shell: ZhShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
