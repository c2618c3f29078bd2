import { typesetFields } from '../solutions/typeset-fields'
import { breakdown } from './breakdown'
import { calibrationMapping } from './calibration-mapping'
import { maintenanceCases } from './cases-maintenance'
import { monitoringCases } from './cases-monitoring'
import { maintenanceLevels } from './contract-maintenance'
import { monitoringLevels } from './contract-monitoring'
import { iqOqPq } from './iq-oq-pq'
import { maintenanceContracts } from './maintenance-contracts'
import { monitoringContracts } from './monitoring-contracts'
import type { ServiceCaseSeed, ServiceContractSeed, ServiceTypeSeed } from './types'

type ServiceSeeds = { types: ServiceTypeSeed[]; contracts: ServiceContractSeed[]; cases: ServiceCaseSeed[] }

/** The service solutions in the order of their list (S2 2.8). */
export const serviceSeeds: ServiceSeeds = {
  types: [calibrationMapping, iqOqPq, breakdown, maintenanceContracts, monitoringContracts].map((seed) =>
    typesetFields(seed),
  ),
  contracts: [...maintenanceLevels, ...monitoringLevels].map((seed) => typesetFields(seed)),
  cases: [...maintenanceCases, ...monitoringCases].map((seed) => typesetFields(seed)),
}
