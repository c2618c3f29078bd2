import { searchPage } from '@/features/search/pages/search-page'
import { bindPage } from '@/features/shell/pages/bind-page'
import { ZhShell } from '@/sites/zh/shell'

const { generateMetadata, Page } = bindPage({ page: 'search', define: searchPage, Shell: ZhShell })

/** Cached neither by Next nor by the gateway: the number of search texts is unlimited. */
export const dynamic = 'force-dynamic'

export { generateMetadata }
export default Page
