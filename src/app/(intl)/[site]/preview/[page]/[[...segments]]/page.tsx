import { bindPreviews } from '@/features/preview/pages/bind-previews'
import { IntlShell } from '@/sites/intl/shell'
import { definitions } from './definitions'

const { generateMetadata, Page } = bindPreviews(definitions, IntlShell)

/** What is not public is never cached. */
export const dynamic = 'force-dynamic'
export { generateMetadata }
export default Page
