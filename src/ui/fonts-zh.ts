import localFont from 'next/font/local'

const latin = localFont({
  src: './fonts/host-grotesk-latin.woff2',
  variable: '--font-host-grotesk',
  weight: '300 800',
  adjustFontFallback: false,
  // Without U+00B7, 2014, 2018, 2019, 201C, 201D and 2026, which belong to the Chinese font in Chinese text.
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00B6, U+00B8-00FF, U+0131, U+0152-0153, U+02DA, U+2000-2013, U+2015-2017, U+201A-201B, U+201E-2025, U+2027-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
    },
  ],
})

/** The class that provides the Latin font to Chinese pages; Chinese text has the reader's system font. */
export const fontClass = latin.variable
