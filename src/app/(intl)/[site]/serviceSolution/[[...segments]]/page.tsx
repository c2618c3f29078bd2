import { bindPage } from '@/features/shell/pages/bind-page'
import { serviceSolutionPage } from '@/features/services/pages/service-solution-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({
  page: 'serviceSolution',
  define: serviceSolutionPage,
  Shell: IntlShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
