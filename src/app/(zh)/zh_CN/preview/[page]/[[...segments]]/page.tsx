import { bindPreviews } from '@/features/preview/pages/bind-previews'
import { ZhShell } from '@/sites/zh/shell'
import { definitions } from './definitions'

const { generateMetadata, Page } = bindPreviews(definitions, ZhShell)

/** What is not public is never cached. */
export const dynamic = 'force-dynamic'
export { generateMetadata }
export default Page
