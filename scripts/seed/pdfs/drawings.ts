import type { Model } from '../content/catalogue/types'
import type { Language } from '../content/materials/types'
import { labels } from './labels'
import { escapeHtml } from './document'

const ink = '#0A1B2A'
const slate = '#44606F'
const line = '#CCD9E0'

/** Free space in millimetres: behind, at each side and in front. */
export type Clearance = { back: number; side: number; front: number }

/** A floor plan of the equipment and its walls, with the free space in millimetres. */
export function clearancePlan({ width, depth }: Model, free: Clearance, language: Language): string {
  const words = labels[language]
  const scale = 150 / Math.max(width, 700)
  const w = width * scale
  const d = Math.min(depth * scale, 130)
  const x = 250 - w / 2
  const gapSide = 46
  const gapBack = 34
  const top = 24 + gapBack
  const bottom = top + d
  const wallLeft = x - gapSide
  const dimension = (x1: number, y1: number, x2: number, y2: number, text: string, tx: number, ty: number) =>
    `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${slate}" stroke-width=".7" marker-start="url(#a)" marker-end="url(#a)"/><text x="${tx}" y="${ty}" font-size="10" fill="${ink}" text-anchor="middle">${text}</text>`
  return `<figure><svg viewBox="0 0 500 ${bottom + 92}" style="height:${Math.round((bottom + 92) * 0.235)}mm" role="img" aria-label="${escapeHtml(words.clearance)}: ${free.back}, ${free.side}, ${free.front} mm">
<defs><marker id="a" viewBox="0 0 6 6" refX="3" refY="3" markerWidth="5" markerHeight="5" orient="auto"><path d="M3 0V6" stroke="${slate}"/></marker></defs>
<rect x="${wallLeft - 12}" y="12" width="${w + 2 * gapSide + 24}" height="12" fill="${line}"/><path d="M${wallLeft - 12} 24H${x + w + gapSide + 12}" stroke="${ink}"/>
<rect x="${wallLeft - 12}" y="24" width="12" height="${d + gapBack}" fill="${line}"/><path d="M${wallLeft} 24V${bottom}" stroke="${ink}"/>
<rect x="${x}" y="${top}" width="${w}" height="${d}" fill="#E8F0F4" stroke="${ink}" stroke-width="1.2"/>
<path d="M${x} ${bottom - 7}H${x + w}" stroke="${ink}" stroke-width=".7"/>
<path d="M${x + w} ${bottom}A${w} ${w} 0 0 1 ${x + w - w * 0.64} ${bottom + Math.min(w * 0.77, 60)}" fill="none" stroke="${slate}" stroke-width=".7" stroke-dasharray="3 3"/>
<path d="M${x} ${bottom}L${x + w * 0.5} ${bottom + Math.min(w * 0.6, 52)}" stroke="${ink}" stroke-width="2"/>
${dimension(250, 25, 250, top - 1, `${free.back} mm`, 278, 24 + gapBack / 2 + 4)}
${dimension(wallLeft + 1, top + d / 2, x - 1, top + d / 2, `${free.side} mm`, wallLeft + gapSide / 2, top + d / 2 - 6)}
${dimension(x + w + 22, bottom, x + w + 22, bottom + 62, `${free.front} mm`, x + w + 52, bottom + 36)}
<text x="250" y="${top + d / 2 + 4}" font-size="10" fill="${slate}" text-anchor="middle">${width} × ${depth} mm</text>
<text x="${x + w + gapSide + 18}" y="21" font-size="10" fill="${slate}">${escapeHtml(words.wall)}</text>
<text x="${x + w * 0.5}" y="${bottom + 84}" font-size="10" fill="${slate}" text-anchor="middle">${escapeHtml(words.doorSide)}</text>
</svg><figcaption>${escapeHtml(words.clearance)}</figcaption></figure>`
}

/** Front and side outlines with the three outer dimensions. */
export function outlines({ width, height, depth }: Model, language: Language): string {
  const words = labels[language]
  const scale = 150 / Math.max(width + depth, height)
  const [w, h, d] = [width * scale, height * scale, depth * scale]
  const base = 12 + h
  const second = 46 + w + 60
  const box = (x: number, bw: number, caption: string, measure: number) =>
    `<rect x="${x}" y="12" width="${bw}" height="${h}" fill="#F5F9FB" stroke="${ink}" stroke-width="1"/>
<path d="M${x} ${base + 14}H${x + bw}" stroke="${slate}" stroke-width=".6" marker-start="url(#m)" marker-end="url(#m)"/>
<text x="${x + bw / 2}" y="${base + 27}" font-size="9.5" fill="${ink}" text-anchor="middle">${measure}</text>
<text x="${x + bw / 2}" y="${base + 41}" font-size="8.5" fill="${slate}" text-anchor="middle">${escapeHtml(caption)}</text>`
  return `<svg viewBox="0 0 ${second + d + 10} ${base + 46}" style="height:${Math.min(32, Math.round((base + 46) * 0.2))}mm" role="img" aria-label="${width} × ${depth} × ${height} mm">
<defs><marker id="m" viewBox="0 0 6 6" refX="3" refY="3" markerWidth="5" markerHeight="5" orient="auto"><path d="M3 0V6" stroke="${slate}"/></marker></defs>
${box(46, w, words.front, width)}${box(second, d, words.side, depth)}
<path d="M30 12V${base}" stroke="${slate}" stroke-width=".6" marker-start="url(#m)" marker-end="url(#m)"/>
<text x="24" y="${12 + h / 2}" font-size="9.5" fill="${ink}" text-anchor="middle" transform="rotate(-90 24 ${12 + h / 2})">${height}</text>
</svg>`
}
