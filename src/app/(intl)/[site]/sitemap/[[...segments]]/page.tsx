import { sitemapPage } from '@/features/sitemap/pages/sitemap-page'
import { bindPage } from '@/features/shell/pages/bind-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({ page: 'sitemap', define: sitemapPage, Shell: IntlShell })

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
