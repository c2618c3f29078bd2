import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export type Language = 'en' | 'zh' | 'es' | 'fr'

/** One document to print; `body` is HTML, `date` the fixed date of its edition (yyyy-mm-dd). */
export type PdfDocument = {
  file: string
  language: Language
  title: string
  edition: string
  date: string
  body: string
}

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const css = readFileSync(here('./print.css'), 'utf8')
const mark = readFileSync(here('../assets/logo-mark.svg'), 'utf8')
const company = {
  en: 'Norvane Biomedical',
  es: 'Norvane Biomedical',
  fr: 'Norvane Biomedical',
  zh: '诺凡生物医疗',
}

export function htmlOf(document: PdfDocument, fontsFolder: string): string {
  const variables = `:root{--company:'${company[document.language]}';--edition:'${document.edition}'}`
  return `<!doctype html><html lang="${document.language === 'zh' ? 'zh-CN' : document.language}"><head><meta charset="utf-8"><title>${escapeHtml(document.title)}</title>
<style>${fontFaces(fontsFolder)}${variables}${css}</style></head><body>${withGlyphs(document.body)}</body></html>`
}

// Replaces characters that the typefaces lack.
function withGlyphs(body: string): string {
  return body.replace(/μ/g, 'µ').replace(/₂/g, '<sub>2</sub>').replace(/⁻⁹/g, '<sup>−9</sup>')
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** The logo as SVG; white on dark covers. */
export function logo(language: Language, ground: 'white' | 'night' = 'white'): string {
  const name = `logo${language === 'zh' ? '-zh' : ''}${ground === 'night' ? '-light' : ''}.svg`
  return readFileSync(here(`../assets/${name}`), 'utf8')
}

/** The page header: the logo mark with the name as text, which is smaller than the vector logo. */
export function pageHeader(language: Language, label: string): string {
  const [name = '', ...rest] = company[language].split(' ')
  const words = rest.length > 0 ? `<b>${name}</b> ${rest.join(' ')}` : name
  return `<div class="head"><p class="brand">${mark}<span>${words}</span></p><p>${escapeHtml(label)}</p></div>`
}

/** A large figure with its unit. */
export function figure(value: string, unit = '', size?: string): string {
  return `<p class="figure"${size ? ` style="font-size:${size}"` : ''}>${escapeHtml(value)}${unit ? `<small>${escapeHtml(unit)}</small>` : ''}</p>`
}

/** Static fonts: Chromium embeds variable fonts as Type 3 fonts, which are large. */
export function fontFaces(folder: string): string {
  const face = (family: string, weight: number, file: string) =>
    `@font-face{font-family:'${family}';font-weight:${weight};src:url('${pathToFileURL(path.join(folder, file)).href}')}`
  return [
    ...[300, 400, 500].map((weight) =>
      face('Host Grotesk', weight, `host-grotesk/files/host-grotesk-latin-${weight}-normal.woff2`),
    ),
    face('Noto Sans SC', 400, 'noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2'),
    // Characters that neither of the two has: ³, superscripts.
    face('Noto Sans Latin', 400, 'noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff2'),
  ].join('')
}
