const formats = [
  // More effort saves a tenth of the bytes and takes seven times as long.
  {
    letter: 'a',
    format: 'avif',
    options: { quality: 50, effort: 2 },
    widths: [480, 960, 1440, 1920, 2880],
  },
  // For the admin, and for browsers without AVIF, which get one file of at most 960 pixels (`fallbackOf`).
  { letter: 'w', format: 'webp', options: { quality: 80 }, widths: [480, 960] },
] as const

/** The derivatives created for each uploaded picture, except those wider than the picture. */
export const pictureSizes = formats.flatMap(({ letter, format, options, widths }) =>
  widths.map((width) => ({ name: `${letter}${width}`, width, formatOptions: { format, options } })),
)
