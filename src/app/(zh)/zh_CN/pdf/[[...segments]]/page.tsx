import { pdfPage } from '@/features/pdf/pages/pdf-page'
import { ReaderShell } from '@/features/pdf/pages/reader-shell'
import { bindPage } from '@/features/shell/pages/bind-page'

const { generateMetadata, Page } = bindPage({ page: 'pdf', define: pdfPage, Shell: ReaderShell })

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
