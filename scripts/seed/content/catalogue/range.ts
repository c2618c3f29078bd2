import { biomedicalModels } from './range/biomedical'
import { biosafetyModels } from './range/biosafety'
import { bloodModels } from './range/blood'
import { nitrogenModels } from './range/nitrogen'
import { refrigeratorModels } from './range/refrigerators'
import { roomModels } from './range/rooms'
import { ultraLowModels } from './range/ultra-low'
import { vaccineModels } from './range/vaccine'
import type { Model } from './types'

export { categoryTree } from './range/tree'

/** The whole range; the order within a category is the order of the site. */
export const models: Model[] = [
  ...ultraLowModels,
  ...biomedicalModels,
  ...refrigeratorModels,
  ...bloodModels,
  ...vaccineModels,
  ...nitrogenModels,
  ...biosafetyModels,
  ...roomModels,
]
