import { searchPage } from '@/features/search/pages/search-page'
import { bindPage } from '@/features/shell/pages/bind-page'
import { ZhShell } from '@/sites/zh/shell'

const { generateMetadata, Page } = bindPage({ page: 'search', define: searchPage, Shell: ZhShell })

/** Neither kept by Next nor by the door: what visitors type has no end. */
export const dynamic = 'force-dynamic'

export { generateMetadata }
export default Page
