import { productVideoPage } from '@/features/products/pages/detail/product-video-page'
import { bindPage } from '@/features/shell/pages/bind-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({
  page: 'productVideo',
  define: productVideoPage,
  Shell: IntlShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
