import { minus25Chest } from './biomedical/minus-25-chest'
import { minus25Upright } from './biomedical/minus-25-upright'
import { minus30Upright } from './biomedical/minus-30-upright'
import { minus40Chest } from './biomedical/minus-40-chest'
import { minus40Upright } from './biomedical/minus-40-upright'
import { cleanBench } from './biosafety/clean-bench'
import { passBox } from './biosafety/pass-box'
import { typeA2Cabinet } from './biosafety/type-a2-cabinet'
import { typeB2Cabinet } from './biosafety/type-b2-cabinet'
import { bloodRefrigerator } from './blood/blood-refrigerator'
import { bloodTransport } from './blood/blood-transport'
import { plasmaFreezer } from './blood/plasma-freezer'
import { carryingDewar } from './nitrogen/carrying-dewar'
import { dryShipper } from './nitrogen/dry-shipper'
import { storageDewar } from './nitrogen/storage-dewar'
import { vapourVessel } from './nitrogen/vapour-vessel'
import { laboratory } from './refrigerators/laboratory'
import { refrigeratorFreezer } from './refrigerators/refrigerator-freezer'
import { sparkFreeLaboratory } from './refrigerators/spark-free-laboratory'
import { underCounterPharmacy } from './refrigerators/under-counter-pharmacy'
import { uprightPharmacy } from './refrigerators/upright-pharmacy'
import { coldRoom } from './rooms/cold-room'
import { freezerRoom } from './rooms/freezer-room'
import { trace } from './rooms/trace'
import { traceGateway } from './rooms/trace-gateway'
import { traceLevel } from './rooms/trace-level'
import { traceProbe } from './rooms/trace-probe'
import type { SeriesSeed } from './series'
import { cascadeUpright } from './ultra-low/cascade-upright'
import { compactUltraLow } from './ultra-low/compact-ultra-low'
import { dualSystemUpright } from './ultra-low/dual-system-upright'
import { ultraLowChest } from './ultra-low/ultra-low-chest'
import { variableSpeedUpright } from './ultra-low/variable-speed-upright'
import { iceLinedChest } from './vaccine/ice-lined-chest'
import { iceLinedUpright } from './vaccine/ice-lined-upright'
import { solarRefrigerator } from './vaccine/solar-refrigerator'
import { solarRefrigeratorFreezer } from './vaccine/solar-refrigerator-freezer'
import { vaccineCarrier } from './vaccine/vaccine-carrier'
import { vaccineColdBox } from './vaccine/vaccine-cold-box'

export const allSeries: SeriesSeed[] = [
  variableSpeedUpright,
  cascadeUpright,
  dualSystemUpright,
  ultraLowChest,
  compactUltraLow,
  minus40Upright,
  minus40Chest,
  minus30Upright,
  minus25Upright,
  minus25Chest,
  underCounterPharmacy,
  uprightPharmacy,
  laboratory,
  sparkFreeLaboratory,
  refrigeratorFreezer,
  bloodRefrigerator,
  plasmaFreezer,
  bloodTransport,
  iceLinedChest,
  iceLinedUpright,
  solarRefrigerator,
  solarRefrigeratorFreezer,
  vaccineCarrier,
  vaccineColdBox,
  vapourVessel,
  storageDewar,
  carryingDewar,
  dryShipper,
  typeA2Cabinet,
  typeB2Cabinet,
  cleanBench,
  passBox,
  coldRoom,
  freezerRoom,
  trace,
  traceLevel,
  traceGateway,
  traceProbe,
]
