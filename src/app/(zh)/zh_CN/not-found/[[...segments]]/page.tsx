import { bindNotFoundPage } from '@/features/shell/pages/bind-page'
import { ZhShell } from '@/sites/zh/shell'

const { generateMetadata, Page } = bindNotFoundPage(ZhShell)

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
