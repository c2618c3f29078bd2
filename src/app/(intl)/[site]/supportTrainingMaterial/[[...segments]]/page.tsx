import { bindPage } from '@/features/shell/pages/bind-page'
import { trainingMaterialPage } from '@/features/support/pages/training-material-page'
import { IntlShell } from '@/sites/intl/shell'

const { generateMetadata, Page } = bindPage({
  page: 'supportTrainingMaterial',
  define: trainingMaterialPage,
  Shell: IntlShell,
})

export { generateMetadata }
export { generateStaticParams } from '@/features/shell/pages/bind-page'
export default Page
