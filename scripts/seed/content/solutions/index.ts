import { typesetFields } from './typeset-fields'
import { assistedReproduction } from './assisted-reproduction'
import { biosafety } from './biosafety'
import { bloodNetwork } from './blood-network'
import { clinicalTrials } from './clinical-trials'
import { cordBlood } from './cord-blood'
import { foodAndVeterinary } from './food-and-veterinary'
import { hotspotSeeds } from './hotspots'
import { hospitalPharmacy } from './hospital-pharmacy'
import { laboratoryNetwork } from './laboratory-network'
import { pharmaSupplyChain } from './pharma-supply-chain'
import { plasmaFractionation } from './plasma-fractionation'
import { sampleNetwork } from './sample-network'
import { solarOutreach } from './solar-outreach'
import type { SolutionSeed } from './types'
import { universities } from './universities'
import { vaccineNetwork } from './vaccine-network'

export { solutionTypeSeeds } from './solution-types'

/** By type, then by order. */
export const solutionSeeds: SolutionSeed[] = [
  sampleNetwork,
  cordBlood,
  assistedReproduction,
  vaccineNetwork,
  solarOutreach,
  bloodNetwork,
  plasmaFractionation,
  pharmaSupplyChain,
  hospitalPharmacy,
  clinicalTrials,
  biosafety,
  laboratoryNetwork,
  universities,
  foodAndVeterinary,
].map((seed) => ({ ...typesetFields(seed), hotspots: hotspotSeeds[seed.slug] ?? [] }))
