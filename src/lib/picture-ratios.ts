/** The shapes that pages crop pictures to: `tile` is an upright card, `fill` takes the shape of what is around it. */
export const pictureRatios = ['16/10', '4/3', '3/2', '16/9', '1/1', 'tile', 'fill'] as const

export type PictureRatio = (typeof pictureRatios)[number]

/** The shapes with which pages crop pictures; in a `tile` pictures are whole. */
export const croppedRatios = ['16/9', '16/10', '3/2', '4/3', '1/1'] as const satisfies PictureRatio[]

/** What editors see of them; banners are examples of `fill`. `ratio` is a value of CSS. */
export const previewedShapes = [
  ...croppedRatios.map((ratio) => ({ name: ratio, ratio, label: ratio.replace('/', ':') })),
  { name: 'wideBanner', ratio: '12/5', label: null },
  { name: 'narrowBanner', ratio: '1/1', label: null },
] as const
