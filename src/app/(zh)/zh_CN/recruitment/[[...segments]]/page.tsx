import { recruitmentPage } from '@/features/recruitment/pages/recruitment-page'
import { bindPage } from '@/features/shell/pages/bind-page'
import { ZhShell } from '@/sites/zh/shell'

const { generateMetadata, Page } = bindPage({ page: 'recruitment', define: recruitmentPage, Shell: ZhShell })

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
