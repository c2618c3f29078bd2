import { bindPage } from '@/features/shell/pages/bind-page'
import { customerPage } from '@/features/support/pages/customer-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({
  page: 'supportCustomer',
  define: customerPage,
  Shell: IntlShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
