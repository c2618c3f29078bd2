import { bindPage } from '@/features/shell/pages/bind-page'
import { videoPage } from '@/features/videos/pages/video-page'
import { ZhShell } from '@/sites/zh/shell'

const { generateMetadata, Page } = bindPage({ page: 'videoDetail', define: videoPage, Shell: ZhShell })

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
