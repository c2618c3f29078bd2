import { bindPage } from '@/features/shell/pages/bind-page'
import { serviceContractPage } from '@/features/services/pages/service-contract-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({
  page: 'serviceContract',
  define: serviceContractPage,
  Shell: IntlShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
