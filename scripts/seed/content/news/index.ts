import { typesetFields } from '../solutions/typeset-fields'
import type { NewsSeed } from '../types'
import { biobankExpansion } from './biobank-expansion'
import { biosafetyCertification } from './biosafety-certification'
import { bloodBankNight } from './blood-bank-night'
import { coldRoomVaccine } from './cold-room-vaccine'
import { companyAndProductNews } from './company-and-product'
import { energyMeasured } from './energy-measured'
import { factoryLineTwo } from './factory-line-two'
import { hydrocarbonRefrigerants } from './hydrocarbon-refrigerants'
import { medicalFair } from './medical-fair'
import { minus70Debate } from './minus-70-debate'
import { monitoringRelease } from './monitoring-release'
import { oxygenLn2Rooms } from './oxygen-ln2-rooms'
import { rotterdamServiceHub } from './rotterdam-service-hub'
import { sectorAndEventNews } from './sector-and-events'
import { serviceTraining } from './service-training'
import { solarFieldTest } from './solar-field-test'
import { temperatureMapping } from './temperature-mapping'
import { u830Launch } from './u830-launch'
import { universityPartnership } from './university-partnership'
import { v1000Vessel } from './v1000-vessel'
import { vaccineDay } from './vaccine-day'
import { whoPqsR240 } from './who-pqs-r240'

const firstNews: NewsSeed[] = [
  serviceTraining,
  rotterdamServiceHub,
  biobankExpansion,
  monitoringRelease,
  factoryLineTwo,
  whoPqsR240,
  biosafetyCertification,
  oxygenLn2Rooms,
  minus70Debate,
  coldRoomVaccine,
  energyMeasured,
  solarFieldTest,
  u830Launch,
  universityPartnership,
  vaccineDay,
  medicalFair,
  v1000Vessel,
  hydrocarbonRefrigerants,
  bloodBankNight,
  temperatureMapping,
]

/** The newest first. */
export const newsSeeds: NewsSeed[] = [...firstNews, ...companyAndProductNews, ...sectorAndEventNews]
  .map((seed) => typesetFields(seed))
  .sort((a, b) => Date.parse(b.publishTime) - Date.parse(a.publishTime))
