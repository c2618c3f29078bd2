import { bindPage } from '@/features/shell/pages/bind-page'
import { intlVideosPage } from '@/features/videos/pages/intl-videos-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({ page: 'videos', define: intlVideosPage, Shell: IntlShell })

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
