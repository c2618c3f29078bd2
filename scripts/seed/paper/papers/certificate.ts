import { certificateSeeds } from '../../content/materials/certificates'
import type { MaterialSeed } from '../../content/materials/types'
import { models } from '../../content/catalogue/range'
import { modelOf, parameterName, text, valueOf } from '../data'
import { editionOf } from '../labels'
import { escape, figure, head } from '../page'
import { type CertificateText, certificateTexts } from '../texts/certificates'

/** One page in English and Chinese: what is stated, for what, by whom, until when. */
export async function certificate(material: MaterialSeed): Promise<string> {
  const slug = material.paper.replace('certificate-', '')
  const seed = certificateSeeds.find((one) => one.slug === slug)
  const words = certificateTexts[slug]
  if (!seed || !words) throw new Error(`The certificate ${slug} has no text.`)
  const shown = models.filter((model) => material.models.includes(model.slug) && !model.discontinued)
  const scope = words.scope ?? shown.map(({ model }) => model).join(', ')
  const rows: [string, string][] = [
    ['No. · 编号', words.number],
    ['Scope · 范围', scope],
    ...measured(words),
    ...words.rows,
    ['Place and date · 地点与日期', `${words.place}, ${editionOf(material.version, 'en')}`],
  ]
  return `<article class="sheet">${head('en', words.kind)}
<div style="margin:11mm 0 9mm">${figure(words.mark, '', '84pt')}</div>
<h1 style="font-size:24pt;line-height:29pt">${escape(text(seed.name, 'en'))}</h1>
<p class="lead" lang="zh-CN" style="margin-top:2mm">${escape(text(seed.name, 'zh'))}</p>
<div class="two" style="margin:7mm 0"><p>${escape(words.en)}</p><p lang="zh-CN">${escape(words.zh)}</p></div>
<table>${rows.map(([name, value]) => `<tr><th scope="row" style="width:64mm">${escape(name)}</th><td>${escape(value)}</td></tr>`).join('')}</table>
<div class="end"><div class="two"><p class="signature">${escape(words.signed)}</p><p class="note" style="align-self:end">${escape(fiction)}</p></div></div></article>`
}

/** What was measured on a model, with the figures of the catalogue. */
function measured({ test }: CertificateText): [string, string][] {
  if (!test) return []
  const model = modelOf(test.model)
  return test.codes.map((code) => [
    `${parameterName(code, 'en')} · ${parameterName(code, 'zh')}`,
    valueOf(model, code, 'en', 'zh'),
  ])
}

const fiction =
  'Specimen of a fictional company: this page certifies nothing. 本页为虚构企业的演示样张，不具证明效力。'
