/** One shot of a video, with the caption at the lower left. */
export type Shot = { figure: string; line: string } & (Still | Moving)

/** How the camera moves over a picture of `../assets`, as fractions of it. */
type Still = {
  picture: string
  from: readonly [x: number, y: number, zoom: number]
  to: readonly [x: number, y: number, zoom: number]
}

/** Frames of `scripts/pictures/motions.ts`. */
type Moving = { motion: string }

const wide = [0.5, 0.5, 1] as const

/** The videos of the library by file. Captions are figures and names only, so they need no translation. */
export const videos: Record<string, Shot[]> = {
  'video-u830.mp4': [
    { motion: 'u830-door', figure: '−86 °C', line: 'U830' },
    {
      picture: 'news-energy-measured.webp',
      from: [0.3, 0.4, 1.05],
      to: [0.6, 0.4, 1.2],
      figure: '7.2 kWh',
      line: '24 h, −80 °C',
    },
    {
      picture: 'news-factory-line-two.webp',
      from: [0.2, 0.5, 1.2],
      to: [0.75, 0.5, 1.2],
      figure: '576',
      line: '2″ × 100',
    },
    {
      picture: 'banner-biobank.webp',
      from: [0.7, 0.6, 1.25],
      to: [0.5, 0.5, 1.05],
      figure: '186 × U830',
      line: 'East Lake · 东湖',
    },
  ],
  'video-r240.mp4': [
    { picture: 'poster-r240-solar.webp', from: wide, to: [0.5, 0.75, 1.25], figure: '2–8 °C', line: 'R240' },
    {
      picture: 'detail-solar-refrigerator-3.webp',
      from: [0.65, 0.45, 1.12],
      to: [0.45, 0.4, 1.2],
      figure: '+43 °C',
      line: '102 L',
    },
    {
      picture: 'poster-user-plateau.webp',
      from: [0.2, 0.6, 1.2],
      to: [0.75, 0.55, 1.2],
      figure: '121 h',
      line: '0 W/m²',
    },
  ],
  'video-v1000.mp4': [
    {
      picture: 'poster-v1000-filling.webp',
      from: [0.25, 0.55, 1.2],
      to: [0.7, 0.5, 1.15],
      figure: '−196 °C',
      line: 'V1000',
    },
    { motion: 'v1000-lid', figure: '42,000', line: '420 × 100' },
    { picture: 'scene-cord-blood.webp', from: wide, to: [0.55, 0.55, 1.22], figure: '21 d', line: '−150 °C' },
  ],
  'video-laboratory.mp4': [
    { motion: 'b150-airflow', figure: '0.53 m/s', line: 'B150' },
    {
      picture: 'scene-biosafety.webp',
      from: [0.3, 0.5, 1.18],
      to: [0.72, 0.5, 1.18],
      figure: '99.995 %',
      line: 'II A2',
    },
    {
      picture: 'poster-trace4-alarm.webp',
      from: [0.3, 0.5, 1.25],
      to: [0.65, 0.55, 1.2],
      figure: '±0.3 °C',
      line: 'Trace 4',
    },
  ],
  'video-blood.mp4': [
    {
      picture: 'video-blood-night.webp',
      from: [0.6, 0.5, 1.05],
      to: [0.3, 0.5, 1.25],
      figure: '360',
      line: 'R890',
    },
    {
      picture: 'detail-blood-refrigerator-1.webp',
      from: [0.4, 0.4, 1.1],
      to: [0.6, 0.55, 1.2],
      figure: '2–6 °C',
      line: '±1.0 K',
    },
    {
      picture: 'poster-user-st-aldric.webp',
      from: [0.1, 0.55, 1.25],
      to: [0.8, 0.5, 1.15],
      figure: '28 × R890',
      line: 'St Aldric',
    },
  ],
}
