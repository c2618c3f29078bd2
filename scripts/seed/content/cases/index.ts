import { typesetFields } from '../solutions/typeset-fields'
import { biobankCases } from './biobanks'
import { bloodCases } from './blood'
import { withUsValue } from './figures'
import { hospitalCases } from './hospitals'
import { industryCases } from './industry'
import { researchCases } from './research'
import type { CaseDraft, CaseSeed } from './types'
import { vaccineCases } from './vaccines'

export { caseTypeSeeds } from './case-types'

const drafts = [
  ...biobankCases,
  ...vaccineCases,
  ...bloodCases,
  ...hospitalCases,
  ...researchCases,
  ...industryCases,
]

/** The newest first. */
export const caseSeeds: CaseSeed[] = drafts.sort((a, b) => b.number - a.number).map(toSeed)

function toSeed({ number, mark, scenes, recommended, ...draft }: CaseDraft): CaseSeed {
  const seed = typesetFields({
    ...draft,
    id: `1214000000000003${String(number).padStart(3, '0')}`,
    cover: `case-${number}.webp`,
    logo: `case-logo-${mark}.webp`,
    gallery: [`case-${number}.webp`, ...scenes.map((scene) => `scene-${scene}.webp`)],
    recommended: Boolean(recommended),
  })
  return { ...seed, figures: seed.figures.map(withUsValue) }
}
