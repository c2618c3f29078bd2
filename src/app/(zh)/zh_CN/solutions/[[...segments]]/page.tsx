import { bindPage } from '@/features/shell/pages/bind-page'
import { zhSolutionsPage } from '@/features/solutions/pages/zh-solutions-page'
import { ZhShell } from '@/sites/zh/shell'

const { generateMetadata, Page } = bindPage({ page: 'solutions', define: zhSolutionsPage, Shell: ZhShell })

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
