import { bindPage } from '@/features/shell/pages/bind-page'
import { zhSupportDetailPage } from '@/features/support/pages/zh-support-detail-page'
import { ZhShell } from '@/sites/zh/shell'

const { generateMetadata, Page } = bindPage({
  page: 'supportDetail',
  define: zhSupportDetailPage,
  Shell: ZhShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
