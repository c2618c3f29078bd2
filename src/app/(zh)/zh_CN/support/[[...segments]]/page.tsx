import { bindPage } from '@/features/shell/pages/bind-page'
import { zhSupportPage } from '@/features/support/pages/zh-support-page'
import { ZhShell } from '@/sites/zh/shell'

const { generateMetadata, Page } = bindPage({ page: 'support', define: zhSupportPage, Shell: ZhShell })

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
