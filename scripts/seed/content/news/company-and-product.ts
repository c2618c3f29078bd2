import type { NewsSeed } from '../types'
import { academyFiveHundred } from './academy-five-hundred'
import { annualResults2022 } from './annual-results-2022'
import { annualResults2025 } from './annual-results-2025'
import { b150SmokeArms } from './b150-smoke-arms'
import { calibrationAtMinus196 } from './calibration-at-minus-196'
import { coldRoomDoor } from './cold-room-door'
import { compressorEndurance } from './compressor-endurance'
import { doorGasketTest } from './door-gasket-test'
import { energyByMeter } from './energy-by-meter'
import { filterServiceNote } from './filter-service-note'
import { firstApprentices } from './first-apprentices'
import { freezerFrom2007 } from './freezer-from-2007'
import { generalMeeting2024 } from './general-meeting-2024'
import { generalMeeting2026 } from './general-meeting-2026'
import { lastHfcFreezer } from './last-hfc-freezer'
import { lineTwoSixtyDays } from './line-two-sixty-days'
import { nitrogenLinePressure } from './nitrogen-line-pressure'
import { openDayTwentyYears } from './open-day-twenty-years'
import { packingDropTest } from './packing-drop-test'
import { partsByRail } from './parts-by-rail'
import { plasmaDefrost } from './plasma-defrost'
import { sevenLaboratories } from './seven-laboratories'
import { suggestionPrize } from './suggestion-prize'
import { sustainabilityFigures2024 } from './sustainability-figures-2024'
import { takeBackTwoThousand } from './take-back-two-thousand'
import { thirdQuarter2026 } from './third-quarter-2026'
import { trace3Clock } from './trace-3-clock'
import { trace41 } from './trace-4-1'
import { u570Climate } from './u570-climate'
import { unannouncedAudit } from './unannounced-audit'
import { vacuumPanelAgeing } from './vacuum-panel-ageing'

/** News of the company and of products, newest first. */
export const companyAndProductNews: NewsSeed[] = [
  thirdQuarter2026,
  sevenLaboratories,
  coldRoomDoor,
  partsByRail,
  trace41,
  lineTwoSixtyDays,
  generalMeeting2026,
  annualResults2025,
  u570Climate,
  nitrogenLinePressure,
  academyFiveHundred,
  compressorEndurance,
  vacuumPanelAgeing,
  sustainabilityFigures2024,
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
