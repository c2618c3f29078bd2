import type { NewsSeed } from '../types'
import { annualResults2022 } from './annual-results-2022'
import { b150SmokeArms } from './b150-smoke-arms'
import { calibrationAtMinus196 } from './calibration-at-minus-196'
import { doorGasketTest } from './door-gasket-test'
import { energyByMeter } from './energy-by-meter'
import { filterServiceNote } from './filter-service-note'
import { firstApprentices } from './first-apprentices'
import { freezerFrom2007 } from './freezer-from-2007'
import { generalMeeting2024 } from './general-meeting-2024'
import { lastHfcFreezer } from './last-hfc-freezer'
import { openDayTwentyYears } from './open-day-twenty-years'
import { packingDropTest } from './packing-drop-test'
import { plasmaDefrost } from './plasma-defrost'
import { suggestionPrize } from './suggestion-prize'
import { takeBackTwoThousand } from './take-back-two-thousand'
import { trace3Clock } from './trace-3-clock'
import { unannouncedAudit } from './unannounced-audit'

/** The company's and the products' news, the newest first. */
export const companyAndProductNews: NewsSeed[] = [
  freezerFrom2007,
  takeBackTwoThousand,
  plasmaDefrost,
  suggestionPrize,
  b150SmokeArms,
  generalMeeting2024,
  unannouncedAudit,
  calibrationAtMinus196,
  packingDropTest,
  openDayTwentyYears,
  trace3Clock,
  annualResults2022,
  filterServiceNote,
  lastHfcFreezer,
  firstApprentices,
  doorGasketTest,
  energyByMeter,
]
