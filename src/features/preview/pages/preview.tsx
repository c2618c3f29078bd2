import { PreviewLoader } from '@/features/preview/components/preview-loader'
import { VersionLoader } from '@/features/preview/components/version-loader'
import type { PageName } from '@/addresses/table'
import type { Located } from '@/features/shell/view-models/metadata'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { requestedVersion } from '@/server/preview/show-version'
import { formPath } from '../form-path'
import { showForm } from './show-form'

type PreviewProps = {
  site: SiteId
  located: Located
  /** An unsaved form cannot be shown, so the page shows what is saved. */
  isInvalid: boolean
  publicHref: string
}

/** Pages with files that only distributors may open. */
const pagesWithFiles = new Set<PageName>([
  'products',
  'productVideo',
  'solutions',
  'serviceContract',
  'supportProductBrochure',
  'supportManualBrochure',
  'supportTrainingMaterial',
  'supportProductVideo',
  'supportUserVideo',
])

/** What a preview adds to a page: a bar, and the connection to the admin's form. */
export async function Preview({ site, located, isInvalid, publicHref }: PreviewProps) {
  const t = translator(site, 'preview')
  const leave = { label: t('leave'), href: publicHref }
  if (await requestedVersion()) {
    return <VersionLoader text={t('version')} leave={leave} isMissing={!located} />
  }
  const form = located && formPath(site, located)
  return (
    <PreviewLoader
      site={site}
      text={t('editing')}
      problems={{
        signedOut: t('signedOut'),
        refused: t('refused'),
        failed: t('failed'),
        invalid: t('invalid'),
      }}
      isInvalid={isInvalid}
      labels={{ clickToEdit: t('clickToEdit'), back: t('back'), asVisitor: t('asVisitor') }}
      hasFiles={located !== null && pagesWithFiles.has(located.page)}
      edit={form ? { label: t('edit'), href: form } : null}
      leave={leave}
      signIn={{ label: t('signIn'), href: '/admin/login' }}
      show={showForm}
    />
  )
}
