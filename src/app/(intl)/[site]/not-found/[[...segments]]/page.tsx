import { bindNotFoundPage } from '@/features/shell/pages/bind-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindNotFoundPage(IntlShell)

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
