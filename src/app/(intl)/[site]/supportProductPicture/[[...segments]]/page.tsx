import { bindPage } from '@/features/shell/pages/bind-page'
import { imagesPage } from '@/features/support/pages/images-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({
  page: 'supportProductPicture',
  define: imagesPage,
  Shell: IntlShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
