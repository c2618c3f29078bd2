import { searchPage } from '@/features/search/pages/search-page'
import { bindPage } from '@/features/shell/pages/bind-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({ page: 'search', define: searchPage, Shell: IntlShell })

/** Not cached by Next, since the number of search texts is unlimited; the gateway lets visitors share it (decision 79). */
export const dynamic = 'force-dynamic'

export { generateMetadata }
export default Page
