import { bindPage } from '@/features/shell/pages/bind-page'
import { intlSolutionsPage } from '@/features/solutions/pages/intl-solutions-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({
  page: 'solutions',
  define: intlSolutionsPage,
  Shell: IntlShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
