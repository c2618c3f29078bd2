import type { Fact, Model, ParameterCode } from '../types'

export const writtenSites = ['zh_CN', 'en_EN', 'es_ES', 'fr_FR'] as const
export type WrittenSite = (typeof writtenSites)[number]

/** A model for the texts of one language: its figures in the number format of the language. */
export class FormattedModel {
  constructor(
    readonly raw: Model,
    readonly site: WrittenSite,
  ) {}

  get model() {
    return this.raw.model
  }

  /** A figure of the model; throws if the model does not have it. */
  figure(code: ParameterCode): number {
    const fact: Fact | undefined = this.raw.facts[code]
    if (typeof fact !== 'number') throw new Error(`${this.raw.model} has no ${code}`)
    return fact
  }

  format(code: ParameterCode): string {
    return this.number(this.figure(code))
  }

  number(value: number): string {
    const grouped = new Intl.NumberFormat(tags[this.site]).format(value).replace('-', '−')
    // Spanish groups digits with spaces instead of points, as its academies recommend.
    return this.site === 'es_ES' ? grouped.replaceAll('.', '\u00a0') : grouped
  }

  get litres() {
    return this.format('net-volume')
  }
  get gross() {
    return this.format('gross-volume')
  }
  get boxes() {
    return this.format('box-capacity')
  }
  get vials() {
    return this.format('vial-capacity')
  }
  get bags() {
    return this.format('bag-capacity')
  }
  get straws() {
    return this.format('straw-capacity')
  }
  get energy() {
    return this.format('energy')
  }
  get noise() {
    return this.format('noise')
  }
  get pullDown() {
    return this.format('pull-down-time')
  }
  get recovery() {
    return this.format('recovery-time')
  }
  get warmUp() {
    return this.format(this.raw.facts['warm-up-time'] === undefined ? 'time-in-range' : 'warm-up-time')
  }
  get holdover() {
    return this.format(this.raw.facts.autonomy === undefined ? 'holdover-time' : 'autonomy')
  }
  get uniformity() {
    return this.format('uniformity')
  }
  get shelves() {
    return this.format('shelves')
  }
  get width() {
    return this.number(this.raw.width)
  }
  get height() {
    return this.number(this.raw.height)
  }
  get depth() {
    return this.number(this.raw.depth)
  }
  get weight() {
    return this.number(this.raw.weight)
  }
  get loss() {
    return this.format('evaporation-rate')
  }
  get reserve() {
    return this.format('nitrogen-reserve')
  }
  get days() {
    return this.format('holding-time')
  }
  get opening() {
    return this.format('neck-opening')
  }
  get array() {
    return this.format('solar-array')
  }
  get downflow() {
    return this.format('downflow')
  }
  get inflow() {
    return this.format('inflow')
  }
  get airVelocity() {
    return this.format('air-velocity')
  }
  get work() {
    return this.format('work-width')
  }
}

const tags: Record<WrittenSite, string> = { zh_CN: 'en-GB', en_EN: 'en-GB', es_ES: 'es-ES', fr_FR: 'fr-FR' }
