import { bindPage } from '@/features/shell/pages/bind-page'
import { zhVideosPage } from '@/features/videos/pages/zh-videos-page'
import { ZhShell } from '@/sites/zh/shell'

const { generateMetadata, Page } = bindPage({ page: 'videos', define: zhVideosPage, Shell: ZhShell })

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
