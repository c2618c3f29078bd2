import { bindPage } from '@/features/shell/pages/bind-page'
import { manualBrochurePage } from '@/features/support/pages/manual-brochure-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({
  page: 'supportManualBrochure',
  define: manualBrochurePage,
  Shell: IntlShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
