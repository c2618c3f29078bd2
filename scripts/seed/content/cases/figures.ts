import { fallbackOf, siteIds, type SiteId } from '@/i18n/locales'
import type { Localised } from '../types'
import { usValueOf } from '../us-value'
import type { FigureSeed } from './types'

type FigureRow = { figure: string; unit?: string; label: string }

/** The rows of each site that has figures of its own; the others show those of their fallback. */
export function figuresPerSite(figures: FigureSeed[]): Partial<Record<SiteId, FigureRow[]>> {
  const rows = siteIds
    .filter((site) => figures.some((figure) => isWrittenFor(site, figure)))
    .map((site) => [site, figures.map((figure) => figureOn(site, figure))])
  return Object.fromEntries(rows) as Partial<Record<SiteId, FigureRow[]>>
}

/** American English has the value in the US unit behind the label, as its texts have it behind each value. */
export function withUsValue(seed: FigureSeed): FigureSeed {
  const { figure, unit = '', label } = figureOn('en_US', seed)
  const converted = usValueOf(figure, unit)
  return converted ? { ...seed, label: { ...seed.label, en_US: `${label}${converted}` } } : seed
}

function isWrittenFor(site: SiteId, { figure, unit, label }: FigureSeed): boolean {
  return [figure, unit, label].some((text) => typeof text === 'object' && text[site] !== undefined)
}

function figureOn(site: SiteId, { figure, unit, measureWord, label }: FigureSeed): FigureRow {
  return {
    figure: textOn(site, figure) ?? '',
    unit: textOn(site, unit) ?? (site === 'zh_CN' ? measureWord : undefined),
    label: textOn(site, label) ?? '',
  }
}

function textOn(site: SiteId, text: string | Localised | undefined): string | undefined {
  if (typeof text !== 'object') return text
  const fallback = fallbackOf[site]
  return text[site] ?? (fallback ? text[fallback] : undefined)
}
