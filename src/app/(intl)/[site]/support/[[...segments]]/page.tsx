import { bindPage } from '@/features/shell/pages/bind-page'
import { supportHubPage } from '@/features/support/pages/support-hub-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({ page: 'support', define: supportHubPage, Shell: IntlShell })

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
