import localFont from 'next/font/local'

const latin = localFont({
  src: './fonts/host-grotesk-latin.woff2',
  variable: '--font-host-grotesk',
  weight: '300 800',
  // base.css defines it.
  adjustFontFallback: false,
})

/** Loaded only by pages with letters such as ł or č. */
const extended = localFont({
  src: '../../node_modules/@fontsource-variable/host-grotesk/files/host-grotesk-latin-ext-wght-normal.woff2',
  variable: '--font-host-grotesk-extended',
  weight: '300 800',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF' }],
})

/** The classes that provide the Latin font; its 20 kB are preloaded. */
export const fontClass = `${latin.variable} ${extended.variable}`
