import { contactPage } from '@/features/inquiries/pages/contact-page'
import { bindPage } from '@/features/shell/pages/bind-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({ page: 'contact', define: contactPage, Shell: IntlShell })

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
