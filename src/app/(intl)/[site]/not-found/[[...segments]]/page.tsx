import { bindMissingPage } from '@/features/shell/pages/bind-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindMissingPage(IntlShell)

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
