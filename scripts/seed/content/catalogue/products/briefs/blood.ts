import type { Briefs } from './types'

export const bloodBriefs: Briefs = {
  r110: (m) => ({
    zh_CN: `适合手术室与急诊：可置于台下，高 ${m.height} mm，断电 ${m.warmUp} 分钟不超过 6 °C。`,
    en_EN: `For theatres and emergency rooms: below the counter, ${m.warmUp} minutes below 6 °C without power.`,
    es_ES: `Para quirófanos y urgencias: bajo mostrador, ${m.warmUp} minutos por debajo de 6 °C sin corriente.`,
    fr_FR: `Pour les blocs et les urgences : sous plan, ${m.warmUp} minutes sous 6 °C hors tension.`,
  }),
  r250: (m) => ({
    zh_CN: `适合小型输血科：高 ${m.height} mm，${m.shelves} 层抽屉 ±${m.uniformity} °C。`,
    en_EN: `For small transfusion departments: ${m.shelves} drawer levels within ±${m.uniformity} °C, ${m.height} mm high.`,
    es_ES: `Para servicios de transfusión pequeños: ${m.shelves} niveles de cajones a ±${m.uniformity} °C, ${m.height} mm de alto.`,
    fr_FR: `Pour les petits dépôts de sang : ${m.shelves} niveaux de tiroirs à ±${m.uniformity} °C, ${m.height} mm de haut.`,
  }),
  r370: (m) => ({
    zh_CN: `适合县级医院输血科：宽 ${m.width} mm，空气、负载双探头，日耗电 ${m.energy} kWh。`,
    en_EN: `For district hospitals: probes in air and load, ${m.width} mm wide, ${m.energy} kWh a day.`,
    es_ES: `Para hospitales comarcales: sondas en aire y carga, ${m.width} mm de ancho, ${m.energy} kWh al día.`,
    fr_FR: `Pour les hôpitaux de proximité : sondes d’air et de charge, ${m.width} mm de large, ${m.energy} kWh par jour.`,
  }),
  r500: (m) => ({
    zh_CN: `适合三级医院输血科：开门 60 秒后 ${m.recovery} 分钟恢复，断电 ${m.warmUp} 分钟不超过 6 °C。`,
    en_EN: `For general hospitals: recovery in ${m.recovery} minutes after 60 seconds open, ${m.warmUp} minutes below 6 °C without power.`,
    es_ES: `Para hospitales generales: se recupera en ${m.recovery} minutos tras 60 segundos con la puerta abierta, ${m.warmUp} minutos por debajo de 6 °C sin corriente.`,
    fr_FR: `Pour les hôpitaux généraux : retour en ${m.recovery} minutes après 60 secondes porte ouverte, ${m.warmUp} minutes sous 6 °C hors tension.`,
  }),
  r610: (m) => ({
    zh_CN: `适合按血型分层存放：${m.shelves} 层抽屉，宽 ${m.width} mm，断电 ${m.warmUp} 分钟不超过 6 °C。`,
    en_EN: `For stock kept by blood group: ${m.shelves} drawer levels in ${m.width} mm, ${m.warmUp} minutes below 6 °C without power.`,
    es_ES: `Para existencias por grupo sanguíneo: ${m.shelves} niveles en ${m.width} mm, ${m.warmUp} minutos por debajo de 6 °C sin corriente.`,
    fr_FR: `Pour un stock rangé par groupe sanguin : ${m.shelves} niveaux en ${m.width} mm, ${m.warmUp} minutes sous 6 °C hors tension.`,
  }),
  r890: (m) => ({
    zh_CN: `适合血站成品库：空气、负载双探头，断电 ${m.warmUp} 分钟不超过 6 °C。`,
    en_EN: `For the issue stores of blood services: probes in air and load, ${m.warmUp} minutes below 6 °C without power.`,
    es_ES: `Para los almacenes de salida de los bancos de sangre: sondas en aire y carga, ${m.warmUp} minutos por debajo de 6 °C sin corriente.`,
    fr_FR: `Pour les stocks de distribution des établissements de sang : sondes d’air et de charge, ${m.warmUp} minutes sous 6 °C hors tension.`,
  }),
  r1300: (m) => ({
    zh_CN: `系列中最大，双门：待检与合格血液分开存放，断电 ${m.warmUp} 分钟不超过 6 °C。`,
    en_EN: `The largest of the series: two doors, to keep untested and released blood apart.`,
    es_ES: `El mayor de la serie: dos puertas, para separar la sangre sin analizar de la liberada.`,
    fr_FR: `Le plus grand de la série : deux portes, pour séparer le sang non qualifié du sang libéré.`,
  }),
  u310: (m) => ({
    zh_CN: `适合医院输血科：宽 ${m.width} mm，血浆平放，断电 ${m.warmUp} 分钟不超过 −25 °C。`,
    en_EN: `For hospital blood banks: bags lie flat, ${m.width} mm wide, ${m.warmUp} minutes below −25 °C without power.`,
    es_ES: `Para bancos de sangre de hospital: bolsas en horizontal, ${m.width} mm de ancho, ${m.warmUp} minutos por debajo de −25 °C sin corriente.`,
    fr_FR: `Pour les dépôts de sang d’hôpital : poches à plat, ${m.width} mm de large, ${m.warmUp} minutes sous −25 °C hors tension.`,
  }),
  u620: (m) => ({
    zh_CN: `适合血站：${m.shelves} 层抽屉按批次平放，化霜不移库，全箱 ±${m.uniformity} °C。`,
    en_EN: `For blood services: ${m.shelves} drawer levels, a batch to each, never emptied for defrosting.`,
    es_ES: `Para centros de transfusión: ${m.shelves} niveles de cajones, un lote por nivel, sin vaciarlo para desescarchar.`,
    fr_FR: `Pour les centres de transfusion : ${m.shelves} niveaux de tiroirs, un lot par niveau, jamais vidé pour le dégivrage.`,
  }),
  u1100: (m) => ({
    zh_CN: `适合单采血浆站与血液制品企业：双门，断电 ${m.warmUp} 分钟不超过 −25 °C，日耗电 ${m.energy} kWh。`,
    en_EN: `For plasma centres: two doors, ${m.warmUp} minutes below −25 °C without power, ${m.energy} kWh a day at −40 °C.`,
    es_ES: `Para centros de plasma: dos puertas, ${m.warmUp} minutos por debajo de −25 °C sin corriente, ${m.energy} kWh al día a −40 °C.`,
    fr_FR: `Pour les centres de plasma : deux portes, ${m.warmUp} minutes sous −25 °C hors tension, ${m.energy} kWh par jour à −40 °C.`,
  }),
  t15: (m) => ({
    zh_CN: `送血至手术室：空箱 ${m.weight} kg，一人可提，相变蓄冷板不会冻伤红细胞。`,
    en_EN: `From the blood bank to the theatre: ${m.weight} kg empty, and its plates cannot freeze red cells.`,
    es_ES: `Del banco de sangre al quirófano: ${m.weight} kg en vacío; las placas no pueden congelar los hematíes.`,
    fr_FR: `Du dépôt de sang au bloc : ${m.weight} kg à vide ; les plaques ne peuvent geler les globules rouges.`,
  }),
  t25: (m) => ({
    zh_CN: `院际调血：40 °C 环境下 ${m.holdover} 小时保持 2–6 °C，空箱 ${m.weight} kg。`,
    en_EN: `Between hospitals: 2 to 6 °C for ${m.holdover} hours at 40 °C, ${m.weight} kg empty.`,
    es_ES: `Entre hospitales: de 2 a 6 °C durante ${m.holdover} horas a 40 °C, ${m.weight} kg en vacío.`,
    fr_FR: `Entre hôpitaux : de 2 à 6 °C pendant ${m.holdover} heures à 40 °C, ${m.weight} kg à vide.`,
  }),
  t45: (m) => ({
    zh_CN: `血站至偏远医院：40 °C 环境下 ${m.holdover} 小时保持 2–6 °C，箱盖可施封。`,
    en_EN: `From the blood service to remote hospitals: ${m.holdover} hours at 40 °C, with eyes for a seal.`,
    es_ES: `Del centro de transfusión a hospitales remotos: ${m.holdover} horas a 40 °C, con argollas para precinto.`,
    fr_FR: `Du centre de transfusion aux hôpitaux éloignés : ${m.holdover} heures à 40 °C, œillets pour scellé.`,
  }),
}
