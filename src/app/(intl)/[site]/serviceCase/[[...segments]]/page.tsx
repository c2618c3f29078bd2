import { bindPage } from '@/features/shell/pages/bind-page'
import { serviceCasePage } from '@/features/services/pages/service-case-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({
  page: 'serviceCase',
  define: serviceCasePage,
  Shell: IntlShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
