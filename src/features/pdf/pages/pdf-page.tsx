import { href } from '@/addresses/href'
import type { PageDefinition, PageResult } from '@/features/shell/pages/page-definition'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { PdfView } from '@/ui/pdf/pdf-view'
import { NoDocument } from '../components/no-document'
import { findFile } from '../queries'
import { pdfWords, toReading, type Reading } from '../views'

/**
 * The PDF viewer (S1 2.19). The file is looked up here: of an address that is none of ours nothing reaches the
 * browser, nor does the name that a link gives it.
 */
export const pdfPage: PageDefinition = async ({ site, values }) => {
  const key = values.url ?? ''
  const entry = await findFile(key)
  if (entry && entry.key !== key) return { movedTo: href(site, 'pdf', { url: entry.key }) }
  const reading = toReading(key, entry)
  if (reading.kind !== 'document') return refusal(site, reading)
  const { title, fileHref } = reading
  return {
    meta: { title },
    body: <PdfView file={fileHref} title={title} level={1} words={pdfWords(site)} />,
  }
}

type Refused = Exclude<Reading, { kind: 'document' }>

const codes: Record<Refused['kind'], string> = {
  outside: '404',
  missing: '404',
  other: 'PDF',
}

function refusal(site: SiteId, reading: Refused): PageResult {
  const t = translator(site, 'pdf')
  const title = t(`${reading.kind}.title`)
  const text = reading.kind === 'other' ? t('other.text', { name: reading.title }) : t(`${reading.kind}.text`)
  const home = { label: t('home'), href: href(site, 'home') }
  const download =
    reading.kind === 'other' ? [{ label: t('download'), href: reading.fileHref, download: true }] : []
  return {
    meta: { title, missing: true },
    body: <NoDocument code={codes[reading.kind]} title={title} text={text} actions={[...download, home]} />,
  }
}
