import { bindPage } from '@/features/shell/pages/bind-page'
import { productBrochurePage } from '@/features/support/pages/product-brochure-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({
  page: 'supportProductBrochure',
  define: productBrochurePage,
  Shell: IntlShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
