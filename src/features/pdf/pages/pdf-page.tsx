import { href } from '@/addresses/href'
import type { PageDefinition, PageResult } from '@/features/shell/pages/page-definition'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { PdfView } from '@/ui/pdf/pdf-view'
import { DocumentError } from '../components/document-error'
import { findFile } from '../queries'
import { toPdfResult, type PdfResult } from '../view-models'

/**
 * The PDF viewer (S1 2.19). The file is looked up on the server: addresses and names from the query that
 * do not belong to a file of ours never reach the browser.
 */
export const pdfPage: PageDefinition = async ({ site, values }) => {
  const key = values.url ?? ''
  const entry = await findFile(key)
  if (entry && entry.key !== key) return { movedTo: href(site, 'pdf', { url: entry.key }) }
  const result = toPdfResult(key, entry)
  if (result.kind !== 'document') return errorPage(site, result)
  const { title, fileHref } = result
  return {
    meta: { title },
    body: (
      <ClientMessages site={site} namespaces={['pdf.viewer']}>
        <PdfView file={fileHref} title={title} level={1} />
      </ClientMessages>
    ),
  }
}

type Refused = Exclude<PdfResult, { kind: 'document' }>

const codes: Record<Refused['kind'], string> = {
  outside: '404',
  missing: '404',
  other: 'PDF',
}

function errorPage(site: SiteId, result: Refused): PageResult {
  const t = translator(site, 'pdf')
  const problem = result.kind === 'missing' ? 'viewer.failures.missing' : result.kind
  const title = t(`${problem}.title`)
  const text = t(`${problem}.text`, result.kind === 'other' ? { name: result.title } : undefined)
  const download =
    result.kind === 'other' ? [{ label: t('viewer.download'), href: result.fileHref, download: true }] : []
  // Documents are on the pages of products and of support.
  const others = [
    { label: translator(site, 'productsList')('title'), href: href(site, 'productsList') },
    { label: translator(site, 'support')('title'), href: href(site, 'support') },
    { label: t('home'), href: href(site, 'home') },
  ]
  return {
    meta: { title, isNotFound: true },
    body: (
      <DocumentError code={codes[result.kind]} title={title} text={text} actions={[...download, ...others]} />
    ),
  }
}
