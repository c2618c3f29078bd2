import type { NewsSeed } from '../types'
import { afternoonOfSmoke } from './afternoon-of-smoke'
import { auditTrailDiary } from './audit-trail-diary'
import { bloodDonorDay } from './blood-donor-day'
import { dakarSolarWorkshop } from './dakar-solar-workshop'
import { dubaiHotRoom } from './dubai-hot-room'
import { dusseldorfAutumnFair } from './dusseldorf-autumn-fair'
import { emptyFreezer } from './empty-freezer'
import { gspProbeCount } from './gsp-probe-count'
import { hospitalEngineersWorkshop } from './hospital-engineers-workshop'
import { iso20387Evidence } from './iso-20387-evidence'
import { lectureEvenings } from './lecture-evenings'
import { lorryAsStore } from './lorry-as-store'
import { movingCordBlood } from './moving-cord-blood'
import { nitrogenUserMeeting } from './nitrogen-user-meeting'
import { oneHundredFiftyGrams } from './one-hundred-fifty-grams'
import { reeferSetPoint } from './reefer-set-point'
import { repairContestShanghai } from './repair-contest-shanghai'
import { rotterdamHubOpenDay } from './rotterdam-hub-open-day'
import { scienceWeekPupils } from './science-week-pupils'
import { serviceBanMinusThirty } from './service-ban-minus-thirty'
import { shakeTest } from './shake-test'
import { sohoRegulation } from './soho-regulation'
import { switchedOffFreezers } from './switched-off-freezers'
import { thermometerTour } from './thermometer-tour'
import { threeBloodTemperatures } from './three-blood-temperatures'
import { triplePackaging } from './triple-packaging'
import { vaccineVialMonitor } from './vaccine-vial-monitor'
import { valenciaMappingDay } from './valencia-mapping-day'
import { wardRefrigeratorStandards } from './ward-refrigerator-standards'
import { webinarMinus70Answers } from './webinar-minus-70-answers'

/** Regulations, practice and events of the sector, newest first. */
export const sectorAndEventNews: NewsSeed[] = [
  rotterdamHubOpenDay,
  thermometerTour,
  switchedOffFreezers,
  afternoonOfSmoke,
  repairContestShanghai,
  webinarMinus70Answers,
  reeferSetPoint,
  shakeTest,
  gspProbeCount,
  dubaiHotRoom,
  dakarSolarWorkshop,
  sohoRegulation,
  serviceBanMinusThirty,
  bloodDonorDay,
  valenciaMappingDay,
  wardRefrigeratorStandards,
  auditTrailDiary,
  movingCordBlood,
  emptyFreezer,
  hospitalEngineersWorkshop,
  iso20387Evidence,
  scienceWeekPupils,
  oneHundredFiftyGrams,
  threeBloodTemperatures,
  dusseldorfAutumnFair,
  triplePackaging,
  nitrogenUserMeeting,
  vaccineVialMonitor,
  lorryAsStore,
  lectureEvenings,
]
