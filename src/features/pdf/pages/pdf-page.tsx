import { href } from '@/addresses/href'
import type { PageDefinition, PageResult } from '@/features/shell/pages/page-definition'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { PdfView } from '@/ui/pdf/pdf-view'
import { DocumentError } from '../components/document-error'
import { findFile } from '../queries'
import { pdfWords, toPdfResult, type PdfResult } from '../view-models'

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
    body: <PdfView file={fileHref} title={title} level={1} words={pdfWords(site)} />,
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
  const title = t(`${result.kind}.title`)
  const text = result.kind === 'other' ? t('other.text', { name: result.title }) : t(`${result.kind}.text`)
  const home = { label: t('home'), href: href(site, 'home') }
  const download =
    result.kind === 'other' ? [{ label: t('download'), href: result.fileHref, download: true }] : []
  return {
    meta: { title, isNotFound: true },
    body: <DocumentError code={codes[result.kind]} title={title} text={text} actions={[...download, home]} />,
  }
}
