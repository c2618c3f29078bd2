import { bindPage } from '@/features/shell/pages/bind-page'
import { zhVideoPage } from '@/features/videos/pages/video-page'
import { ZhShell } from '@/sites/zh/shell'

const { generateMetadata, Page } = bindPage({ page: 'videoDetail', define: zhVideoPage, Shell: ZhShell })

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
