import type { Fact, Model, ParameterCode } from '../types'

export const writtenSites = ['zh_CN', 'en_EN', 'es_ES', 'fr_FR'] as const
export type WrittenSite = (typeof writtenSites)[number]

/** A model as a sentence of one language needs it: its figures, written as that language writes numbers. */
export class Spoken {
  constructor(
    readonly raw: Model,
    readonly site: WrittenSite,
  ) {}

  get model() {
    return this.raw.model
  }

  /** A number of the model; a sentence that names a figure that the model has not is a mistake. */
  figure(code: ParameterCode): number {
    const fact: Fact | undefined = this.raw.facts[code]
    if (typeof fact !== 'number') throw new Error(`${this.raw.model} has no ${code}`)
    return fact
  }

  say(code: ParameterCode): string {
    return this.number(this.figure(code))
  }

  number(value: number): string {
    const grouped = new Intl.NumberFormat(tags[this.site]).format(value).replace('-', '−')
    // Spanish groups by spaces, as its academies ask, not by points.
    return this.site === 'es_ES' ? grouped.replaceAll('.', '\u00a0') : grouped
  }

  get litres() {
    return this.say('net-volume')
  }
  get gross() {
    return this.say('gross-volume')
  }
  get boxes() {
    return this.say('box-capacity')
  }
  get vials() {
    return this.say('vial-capacity')
  }
  get bags() {
    return this.say('bag-capacity')
  }
  get straws() {
    return this.say('straw-capacity')
  }
  get energy() {
    return this.say('energy')
  }
  get noise() {
    return this.say('noise')
  }
  get pullDown() {
    return this.say('pull-down-time')
  }
  get recovery() {
    return this.say('recovery-time')
  }
  get warmUp() {
    return this.say('warm-up-time')
  }
  get holdover() {
    return this.say('holdover-time')
  }
  get uniformity() {
    return this.say('uniformity')
  }
  get shelves() {
    return this.say('shelves')
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
    return this.say('evaporation-rate')
  }
  get reserve() {
    return this.say('nitrogen-reserve')
  }
  get days() {
    return this.say('holding-time')
  }
  get opening() {
    return this.say('neck-opening')
  }
  get array() {
    return this.say('solar-array')
  }
  get downflow() {
    return this.say('downflow')
  }
  get inflow() {
    return this.say('inflow')
  }
  get work() {
    return this.say('work-width')
  }
}

const tags: Record<WrittenSite, string> = { zh_CN: 'en-GB', en_EN: 'en-GB', es_ES: 'es-ES', fr_FR: 'fr-FR' }
