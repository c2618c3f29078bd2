import type { Briefs } from './types'

export const vaccineBriefs: Briefs = {
  r130: (m) => ({
    zh_CN: `适合村与社区接种点：长 ${m.width} mm，43 °C 下断电 ${m.holdover} 小时仍在 2–8 °C。`,
    en_EN: `For health posts: ${m.width} mm long, and ${m.holdover} hours without power at 43 °C.`,
    es_ES: `Para puestos de salud: ${m.width} mm de largo y ${m.holdover} horas sin corriente a 43 °C.`,
    fr_FR: `Pour les postes de santé : ${m.width} mm de long et ${m.holdover} heures sans courant à 43 °C.`,
  }),
  r180: (m) => ({
    zh_CN: `适合乡镇卫生院：每天来电 8 小时即可，43 °C 下断电 ${m.holdover} 小时仍在 2–8 °C。`,
    en_EN: `For health centres with eight hours of power a day: ${m.holdover} hours without it at 43 °C.`,
    es_ES: `Para centros de salud con ocho horas de corriente al día: ${m.holdover} horas sin ella a 43 °C.`,
    fr_FR: `Pour les centres de santé alimentés huit heures par jour : ${m.holdover} heures sans courant à 43 °C.`,
  }),
  r230: (m) => ({
    zh_CN: `适合县级疾控：A 级防冻，43 °C 下断电 ${m.holdover} 小时仍在 2–8 °C，日耗电 ${m.energy} kWh。`,
    en_EN: `For district stores: grade A freeze protection, ${m.holdover} hours without power, ${m.energy} kWh a day.`,
    es_ES: `Para almacenes de distrito: protección contra la congelación de grado A, ${m.holdover} horas sin corriente, ${m.energy} kWh al día.`,
    fr_FR: `Pour les dépôts de district : protection contre le gel de grade A, ${m.holdover} heures sans courant, ${m.energy} kWh par jour.`,
  }),
  r320: (m) => ({
    zh_CN: `冰衬机型中容量最大，适合地市级疾控：43 °C 下断电 ${m.holdover} 小时仍在 2–8 °C。`,
    en_EN: `The largest ice-lined chest, for regional stores: ${m.holdover} hours without power at 43 °C.`,
    es_ES: `El mayor arcón con revestimiento de hielo, para almacenes regionales: ${m.holdover} horas sin corriente a 43 °C.`,
    fr_FR: `Le plus grand coffre à accumulation de glace, pour les dépôts régionaux : ${m.holdover} heures sans courant à 43 °C.`,
  }),
  r220: (m) => ({
    zh_CN: `适合接种门诊：玻璃门内 ${m.shelves} 层搁架一目了然，43 °C 下断电 ${m.holdover} 小时不超过 8 °C。`,
    en_EN: `For vaccination clinics: stock in view on ${m.shelves} shelves, ${m.holdover} hours without power at 43 °C.`,
    es_ES: `Para vacunatorios: existencias a la vista en ${m.shelves} estantes, ${m.holdover} horas sin corriente a 43 °C.`,
    fr_FR: `Pour les centres de vaccination : stock visible sur ${m.shelves} clayettes, ${m.holdover} heures sans courant à 43 °C.`,
  }),
  r415: (m) => ({
    zh_CN: `适合大型接种门诊：从后方补货，先到期的先取出，43 °C 下断电 ${m.holdover} 小时不超过 8 °C。`,
    en_EN: `For large clinics: filled from the back, first to expire, first out; ${m.holdover} hours without power at 43 °C.`,
    es_ES: `Para centros grandes: se repone por detrás y sale primero lo que antes caduca; ${m.holdover} horas sin corriente a 43 °C.`,
    fr_FR: `Pour les grands centres : rempli par l’arrière, premier périmé, premier sorti ; ${m.holdover} heures sans courant à 43 °C.`,
  }),
  r70: (m) => ({
    zh_CN: `太阳能机型中最小，适合村卫生室：${m.array} W 光伏板，无日照保冷 ${m.holdover} 小时。`,
    en_EN: `The smallest solar model, for village health posts: an array of ${m.array} W, ${m.holdover} hours without sun.`,
    es_ES: `El solar más pequeño, para puestos rurales: paneles de ${m.array} W, ${m.holdover} horas sin sol.`,
    fr_FR: `Le plus petit solaire, pour les postes de village : panneaux de ${m.array} W, ${m.holdover} heures sans soleil.`,
  }),
  r100: (m) => ({
    zh_CN: `适合无电网的乡镇：不用蓄电池，重 ${m.weight} kg，无日照保冷 ${m.holdover} 小时。`,
    en_EN: `For townships without mains power: no battery, ${m.weight} kg, ${m.holdover} hours without sun.`,
    es_ES: `Para poblaciones sin red eléctrica: sin batería, ${m.weight} kg, ${m.holdover} horas sin sol.`,
    fr_FR: `Pour les bourgs sans réseau : pas de batterie, ${m.weight} kg, ${m.holdover} heures sans soleil.`,
  }),
  r175: (m) => ({
    zh_CN: `适合卫生中心：长 ${m.width} mm，${m.array} W 光伏板，环境 43 °C、无日照时保冷 ${m.holdover} 小时。`,
    en_EN: `For health centres: an array of ${m.array} W, ${m.holdover} hours without sun at 43 °C, ${m.width} mm long.`,
    es_ES: `Para centros de salud: paneles de ${m.array} W, ${m.holdover} horas sin sol a 43 °C, ${m.width} mm de largo.`,
    fr_FR: `Pour les centres de santé : panneaux de ${m.array} W, ${m.holdover} heures sans soleil à 43 °C, ${m.width} mm de long.`,
  }),
  r240: (m) => ({
    zh_CN: `适合无电网地区的县级疫苗库：${m.array} W 光伏板直接驱动，环境 43 °C、无日照时仍可保冷 ${m.holdover} 小时。`,
    en_EN: `For districts without mains power: driven directly by ${m.array} W of panels, ${m.holdover} hours without sun at 43 °C.`,
    es_ES: `Para distritos sin red eléctrica: alimentado por ${m.array} W de paneles, ${m.holdover} horas sin sol a 43 °C.`,
    fr_FR: `Pour les districts sans réseau : alimenté par ${m.array} W de panneaux, ${m.holdover} heures sans soleil à 43 °C.`,
  }),
  r385: (m) => ({
    zh_CN: `太阳能机型中容量最大，适合转运库：${m.array} W 光伏板，无日照保冷 ${m.holdover} 小时。`,
    en_EN: `The largest solar model, for transit stores: an array of ${m.array} W, ${m.holdover} hours without sun.`,
    es_ES: `El solar de mayor capacidad, para almacenes de tránsito: paneles de ${m.array} W, ${m.holdover} horas sin sol.`,
    fr_FR: `Le plus grand solaire, pour les dépôts de transit : panneaux de ${m.array} W, ${m.holdover} heures sans soleil.`,
  }),
  r140: (m) => ({
    zh_CN: `供外出接种的卫生室使用：存放疫苗，每天另冻 ${m.format('ice-pack-freezing')} kg 冰排，不用蓄电池。`,
    en_EN: `For posts with outreach sessions: vaccines, and ${m.format('ice-pack-freezing')} kg of ice packs a day, without a battery.`,
    es_ES: `Para puestos con salidas de vacunación: vacunas y ${m.format('ice-pack-freezing')} kg de acumuladores al día, sin batería.`,
    fr_FR: `Pour les postes qui vaccinent en tournée : vaccins et ${m.format('ice-pack-freezing')} kg d’accumulateurs par jour, sans batterie.`,
  }),
  r295: (m) => ({
    zh_CN: `供县级接种队使用：每天冻 ${m.format('ice-pack-freezing')} kg 冰排，疫苗侧无日照保冷 ${m.holdover} 小时。`,
    en_EN: `For district teams: ${m.format('ice-pack-freezing')} kg of ice packs a day, ${m.holdover} hours without sun for the vaccine.`,
    es_ES: `Para equipos de distrito: ${m.format('ice-pack-freezing')} kg de acumuladores al día, ${m.holdover} horas sin sol para la vacuna.`,
    fr_FR: `Pour les équipes de district : ${m.format('ice-pack-freezing')} kg d’accumulateurs par jour, ${m.holdover} heures sans soleil pour les vaccins.`,
  }),
  t2: (m) => ({
    zh_CN: `步行送苗：空重 ${m.weight} kg，肩带可调，43 °C 下保冷 ${m.holdover} 小时。`,
    en_EN: `On foot to the farthest village and back: ${m.weight} kg empty, ${m.holdover} hours at 43 °C.`,
    es_ES: `A pie hasta la aldea más lejana y de vuelta: ${m.weight} kg en vacío, ${m.holdover} horas a 43 °C.`,
    fr_FR: `À pied jusqu’au village le plus éloigné, retour compris : ${m.weight} kg à vide, ${m.holdover} heures à 43 °C.`,
  }),
  t3: (m) => ({
    zh_CN: `一日多点接种：冰排不用回温即可装入，43 °C 下保冷 ${m.holdover} 小时。`,
    en_EN: `For a day at several sites: packs straight from the freezer, ${m.holdover} hours at 43 °C.`,
    es_ES: `Para una jornada en varios puntos: acumuladores directos del congelador, ${m.holdover} horas a 43 °C.`,
    fr_FR: `Pour une journée sur plusieurs sites : accumulateurs sortis du congélateur, ${m.holdover} heures à 43 °C.`,
  }),
  t8: (m) => ({
    zh_CN: `县到乡：43 °C 下保冷 ${m.holdover} 小时，空重 ${m.weight} kg，箱盖有温度观察窗。`,
    en_EN: `From district to health post: ${m.holdover} hours at 43 °C, ${m.weight} kg empty, a window for the logger.`,
    es_ES: `Del distrito al puesto de salud: ${m.holdover} horas a 43 °C, ${m.weight} kg en vacío, ventana para el registrador.`,
    fr_FR: `Du district au poste de santé : ${m.holdover} heures à 43 °C, ${m.weight} kg à vide, fenêtre pour l’enregistreur.`,
  }),
  t12: (m) => ({
    zh_CN: `土路与山路运输：一体成型外壳，43 °C 下保冷 ${m.holdover} 小时，两层码放。`,
    en_EN: `For rough roads: a shell in one piece, ${m.holdover} hours at 43 °C, stacked two high.`,
    es_ES: `Para caminos difíciles: carcasa de una pieza, ${m.holdover} horas a 43 °C, apilable en dos alturas.`,
    fr_FR: `Pour les pistes : coque d’une seule pièce, ${m.holdover} heures à 43 °C, gerbable sur deux niveaux.`,
  }),
  t24: (m) => ({
    zh_CN: `省到县的长途运输：43 °C 下保冷 ${m.holdover} 小时，外形 ${m.width} × ${m.depth} × ${m.height} mm。`,
    en_EN: `From province to district: ${m.holdover} hours at 43 °C; ${m.width} × ${m.depth} × ${m.height} mm outside.`,
    es_ES: `De la provincia al distrito: ${m.holdover} horas a 43 °C; ${m.width} × ${m.depth} × ${m.height} mm exteriores.`,
    fr_FR: `De la province au district : ${m.holdover} heures à 43 °C ; ${m.width} × ${m.depth} × ${m.height} mm hors tout.`,
  }),
}
