import { distributorPasswordPage } from '@/features/distributors/pages/distributor-password-page'
import { bindPage } from '@/features/shell/pages/bind-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({
  page: 'distributorPassword',
  define: distributorPasswordPage,
  Shell: IntlShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
