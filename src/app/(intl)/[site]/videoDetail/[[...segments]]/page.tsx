import { bindPage } from '@/features/shell/pages/bind-page'
import { videoPage } from '@/features/videos/pages/video-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({ page: 'videoDetail', define: videoPage, Shell: IntlShell })

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
