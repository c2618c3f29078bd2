/** Models that are wide and low: in wide shapes their packshots may lose the empty room above them. */
const lowModels = new Set(
  (
    'c300 c360 c390 c420 c510 c560 c680 c720 r100 r140 r175 r210 r240 r295 r320 r385 r70 ' +
    'trace-gateway trace-probe w20 w30 w40'
  ).split(' '),
)

/** Buildings with a sign near the roof, which the header of a banner would cover. */
const highSubjects = new Set(['about-factory.webp'])

/** Wide pictures whose subject is at one side: phones show it above their text. */
const subjects: Record<string, { focalX: number; focalY: number }> = {
  'banner-biobank.webp': { focalX: 72, focalY: 50 },
  'banner-monitoring.webp': { focalX: 76, focalY: 42 },
}

/** What stays visible of a demo picture where it is cropped; nothing for the middle. */
export function focalPointOf(file: string): { focalX: number; focalY: number } | undefined {
  if (highSubjects.has(file)) return { focalX: 50, focalY: 0 }
  const subject = subjects[file]
  if (subject) return subject
  const model = /^product-(.+)\.webp$/.exec(file)?.[1]
  return model && lowModels.has(model) ? { focalX: 50, focalY: 100 } : undefined
}
