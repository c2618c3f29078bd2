import { bindPage } from '@/features/shell/pages/bind-page'
import { userVideosPage } from '@/features/support/pages/videos-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({
  page: 'supportUserVideo',
  define: userVideosPage,
  Shell: IntlShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
