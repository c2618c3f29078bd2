import { productSheetPage } from '@/features/products/pages/detail/product-sheet-page'
import { bindPage } from '@/features/shell/pages/bind-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({
  page: 'productSheet',
  define: productSheetPage,
  Shell: IntlShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
