import { certificateSeeds } from '../../content/materials/certificates'
import type { MaterialSeed } from '../../content/materials/types'
import { models } from '../../content/catalogue/range'
import { modelOf, parameterName, text, valueOf } from '../product-data'
import { editionOf } from '../labels'
import { escapeHtml, figure, pageHeader } from '../document'
import { type CertificateText, certificateTexts } from '../texts/certificates'

/** One page in English and Chinese: statement, scope, signatory, validity. */
export async function certificate(material: MaterialSeed): Promise<string> {
  const slug = material.document.replace('certificate-', '')
  const seed = certificateSeeds.find((one) => one.slug === slug)
  const words = certificateTexts[slug]
  if (!seed || !words) throw new Error(`The certificate ${slug} has no text.`)
  const shown = models.filter((model) => material.models.includes(model.slug) && !model.discontinued)
  const scope = words.scope ?? shown.map(({ model }) => model).join(', ')
  const rows: [string, string][] = [
    ['No. · 编号', words.number],
    ['Scope · 范围', scope],
    ...measuredRows(words),
    ...words.rows,
    ['Place and date · 地点与日期', `${words.place}, ${editionOf(material.version, 'en')}`],
  ]
  return `<article class="sheet">${pageHeader('en', words.kind)}
<div style="margin:11mm 0 9mm">${figure(words.mark, '', '84pt')}</div>
<h1 style="font-size:24pt;line-height:29pt">${escapeHtml(text(seed.name, 'en'))}</h1>
<p class="lead" lang="zh-CN" style="margin-top:2mm">${escapeHtml(text(seed.name, 'zh'))}</p>
<div class="two" style="margin:7mm 0"><p>${escapeHtml(words.en)}</p><p lang="zh-CN">${escapeHtml(words.zh)}</p></div>
<table>${rows.map(([name, value]) => `<tr><th scope="row" style="width:64mm">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</table>
<div class="end"><div class="two"><p class="signature">${escapeHtml(words.signed)}</p><p class="note" style="align-self:end">${escapeHtml(disclaimer)}</p></div></div></article>`
}

/** Test results of a model, with the catalogue's figures. */
function measuredRows({ test }: CertificateText): [string, string][] {
  if (!test) return []
  const model = modelOf(test.model)
  return test.codes.map((code) => [
    `${parameterName(code, 'en')} · ${parameterName(code, 'zh')}`,
    valueOf(model, code, 'en', 'zh'),
  ])
}

const disclaimer =
  'Specimen of a fictional company: this page certifies nothing. 本页为虚构企业的演示样张，不具证明效力。'
