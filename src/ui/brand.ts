import { keysOf } from '@/lib/typed-keys'

/** The customisable part of the design: CSS colours, and the family names of loaded fonts. */
export type Brand = {
  /** Dark ground: footer and dark sections. */
  ground?: string
  /** Text, primary buttons and strong lines. */
  ink?: string
  inkHover?: string
  link?: string
  /** Focus and link on dark. */
  frost?: string
  /** The accent colour; the two others are its readable shades on light and on dark backgrounds. */
  accent?: string
  accentText?: string
  accentSoft?: string
  font?: string
  fontCjk?: string
}

const variables = {
  ground: '--brand-ground',
  ink: '--brand-ink',
  inkHover: '--brand-ink-hover',
  link: '--brand-link',
  frost: '--brand-frost',
  accent: '--brand-accent',
  accentText: '--brand-accent-text',
  accentSoft: '--brand-accent-soft',
  font: '--brand-font',
  fontCjk: '--brand-font-cjk',
} satisfies Record<keyof Brand, string>

const safe = /^[\w\s#%.,()'"-]+$/

/** The style of the html element for a brand; values that could break out of their declaration are left out. */
export function brandStyle(brand: Brand): Record<string, string> {
  return Object.fromEntries(
    keysOf(variables).flatMap((key) => {
      const value = brand[key]
      return value && safe.test(value) ? [[variables[key], value]] : []
    }),
  )
}
