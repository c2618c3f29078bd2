import type { Briefs } from './types'

export const nitrogenBriefs: Briefs = {
  v200: (m) => ({
    zh_CN: `适合辅助生殖中心：直径 ${m.width} mm，存 ${m.boxes} 盒，停止补液后 ${m.days} 天仍低于 −150 °C。`,
    en_EN: `For fertility clinics: ${m.boxes} boxes, ${m.width} mm across, ${m.days} days below −150 °C without a refill.`,
    es_ES: `Para clínicas de fertilidad: ${m.boxes} cajas, ${m.width} mm de diámetro, ${m.days} días por debajo de −150 °C sin rellenar.`,
    fr_FR: `Pour les centres d’AMP : ${m.boxes} boîtes, ${m.width} mm de diamètre, ${m.days} jours sous −150 °C sans remplissage.`,
  }),
  v400: (m) => ({
    zh_CN: `适合医院细胞库：存 ${m.boxes} 盒，口径 ${m.opening} mm，日蒸发 ${m.loss} L。`,
    en_EN: `For the cell bank of a hospital: ${m.boxes} boxes, an opening of ${m.opening} mm, a loss of ${m.loss} L a day.`,
    es_ES: `Para el banco de células de un hospital: ${m.boxes} cajas, boca de ${m.opening} mm, pérdida de ${m.loss} L al día.`,
    fr_FR: `Pour la banque de cellules d’un hôpital : ${m.boxes} boîtes, ouverture de ${m.opening} mm, ${m.loss} L de pertes par jour.`,
  }),
  v600: (m) => ({
    zh_CN: `适合脐带血库起步：存 ${m.boxes} 盒，停止补液后 ${m.days} 天仍低于 −150 °C。`,
    en_EN: `For cell and cord blood banks that begin: ${m.boxes} boxes, ${m.days} days below −150 °C without a refill.`,
    es_ES: `Para bancos de células o de cordón que empiezan: ${m.boxes} cajas, ${m.days} días por debajo de −150 °C sin rellenar.`,
    fr_FR: `Pour une banque de cellules ou de sang placentaire qui débute : ${m.boxes} boîtes, ${m.days} jours sous −150 °C sans remplissage.`,
  }),
  v1000: (m) => ({
    zh_CN: `为样本库设计：存 ${m.boxes} 盒，日蒸发 ${m.loss} L，停止补液后 ${m.days} 天仍低于 −150 °C。`,
    en_EN: `For biobanks: ${m.boxes} boxes in vapour, a loss of ${m.loss} L a day, ${m.days} days below −150 °C without a refill.`,
    es_ES: `Para biobancos: ${m.boxes} cajas en vapor, pérdida de ${m.loss} L al día, ${m.days} días por debajo de −150 °C sin rellenar.`,
    fr_FR: `Pour les biobanques : ${m.boxes} boîtes en phase vapeur, ${m.loss} L de pertes par jour, ${m.days} jours sous −150 °C sans remplissage.`,
  }),
  v1400: (m) => ({
    zh_CN: `适合脐带血库：存 ${m.boxes} 盒，可用储液 ${m.reserve} L，口径 ${m.opening} mm。`,
    en_EN: `For cord blood banks: ${m.boxes} boxes, a usable reserve of ${m.reserve} L, an opening of ${m.opening} mm.`,
    es_ES: `Para bancos de sangre de cordón: ${m.boxes} cajas, reserva útil de ${m.reserve} L, boca de ${m.opening} mm.`,
    fr_FR: `Pour les banques de sang placentaire : ${m.boxes} boîtes, réserve utile de ${m.reserve} L, ouverture de ${m.opening} mm.`,
  }),
  v1800: (m) => ({
    zh_CN: `系列中最大，适合国家级样本库：存 ${m.boxes} 盒，停止补液后 ${m.days} 天仍低于 −150 °C。`,
    en_EN: `The largest of the series, for national biobanks: ${m.boxes} boxes, ${m.days} days below −150 °C without a refill.`,
    es_ES: `El mayor de la serie, para biobancos nacionales: ${m.boxes} cajas, ${m.days} días por debajo de −150 °C sin rellenar.`,
    fr_FR: `Le plus grand de la série, pour les biobanques nationales : ${m.boxes} boîtes, ${m.days} jours sous −150 °C sans remplissage.`,
  }),
  d3: (m) => ({
    zh_CN: `出诊与短途携带：空重 ${m.weight} kg，存 ${m.straws} 支 0.5 mL 麦管，静态保存 ${m.days} 天。`,
    en_EN: `To carry on rounds: ${m.weight} kg empty, ${m.straws} straws of 0.5 mL, ${m.days} days.`,
    es_ES: `Para llevar en las visitas: ${m.weight} kg en vacío, ${m.straws} pajuelas de 0,5 mL, ${m.days} días.`,
    fr_FR: `À emporter en tournée : ${m.weight} kg à vide, ${m.straws} paillettes de 0,5 mL, ${m.days} jours.`,
  }),
  d10: (m) => ({
    zh_CN: `适合人工授精站：${m.format('canisters')} 只提筒，存 ${m.straws} 支 0.5 mL 麦管，静态保存 ${m.days} 天。`,
    en_EN: `For insemination stations: ${m.straws} straws in ${m.format('canisters')} canisters, ${m.days} days between fills.`,
    es_ES: `Para centros de inseminación: ${m.straws} pajuelas en ${m.format('canisters')} canastillos, ${m.days} días entre recargas.`,
    fr_FR: `Pour les centres d’insémination : ${m.straws} paillettes dans ${m.format('canisters')} canisters, ${m.days} jours entre deux remplissages.`,
  }),
  d20: (m) => ({
    zh_CN: `适合养殖场：存 ${m.straws} 支 0.5 mL 麦管，日蒸发 ${m.loss} L，半年补液一次。`,
    en_EN: `For breeding farms: ${m.straws} straws of 0.5 mL, ${m.days} days on one fill, ${m.weight} kg empty.`,
    es_ES: `Para explotaciones ganaderas: ${m.straws} pajuelas de 0,5 mL, ${m.days} días por carga, ${m.weight} kg en vacío.`,
    fr_FR: `Pour les élevages : ${m.straws} paillettes de 0,5 mL, ${m.days} jours par remplissage, ${m.weight} kg à vide.`,
  }),
  d35: (m) => ({
    zh_CN: `静态保存期最长，${m.days} 天，适合补液不便的保种场：${m.straws} 支 0.5 mL 麦管。`,
    en_EN: `The longest holding time, ${m.days} days, for gene banks far from a supply: ${m.straws} straws.`,
    es_ES: `La mayor conservación, ${m.days} días, para bancos de germoplasma alejados: ${m.straws} pajuelas.`,
    fr_FR: `La plus longue autonomie, ${m.days} jours, pour les cryobanques isolées : ${m.straws} paillettes.`,
  }),
  d65: (m) => ({
    zh_CN: `口径 ${m.opening} mm，取放方便，存 ${m.straws} 支 0.5 mL 麦管，适合种公畜站。`,
    en_EN: `For studs with daily access: a neck of ${m.opening} mm, ${m.straws} straws of 0.5 mL.`,
    es_ES: `Para centros de sementales con acceso diario: boca de ${m.opening} mm, ${m.straws} pajuelas de 0,5 mL.`,
    fr_FR: `Pour les centres de production à accès quotidien : col de ${m.opening} mm, ${m.straws} paillettes de 0,5 mL.`,
  }),
  d25: (m) => ({
    zh_CN: `院内补液的小型转运罐：空重 ${m.weight} kg，滚轮底座，重心低。`,
    en_EN: `For topping up dewars within a department: ${m.weight} kg empty, on a wide roller base.`,
    es_ES: `Para rellenar vasos Dewar dentro del servicio: ${m.weight} kg en vacío, sobre base rodante ancha.`,
    fr_FR: `Pour compléter les vases Dewar d’un service : ${m.weight} kg à vide, sur large base roulante.`,
  }),
  d47: (m) => ({
    zh_CN: `室外储罐到楼内容器：配出液装置时 0.5 bar 出液，不用倾倒，日蒸发 ${m.loss} L。`,
    en_EN: `From the outdoor tank to the vessels indoors: delivers through a hose, loses ${m.loss} L a day.`,
    es_ES: `Del tanque exterior a los recipientes: trasvasa por manguera y pierde ${m.loss} L al día.`,
    fr_FR: `De la citerne extérieure aux cuves : transfert par flexible, ${m.loss} L de pertes par jour.`,
  }),
  d100: (m) => ({
    zh_CN: `转运型中容量最大，适合给气相液氮罐补液：直径 ${m.width} mm，带刹车。`,
    en_EN: `The largest for carrying nitrogen, to fill vapour-phase vessels: ${m.width} mm across, with brakes.`,
    es_ES: `El mayor para transportar nitrógeno, para rellenar recipientes en fase vapor: ${m.width} mm de diámetro, con frenos.`,
    fr_FR: `Le plus grand pour transporter l’azote, afin de remplir les cuves en phase vapeur : ${m.width} mm de diamètre, freins.`,
  }),
  s4: (m) => ({
    zh_CN: `少量急件：空重 ${m.weight} kg，${m.vials} 支 2 mL 冻存管，${m.days} 天低于 −150 °C。`,
    en_EN: `For a few urgent samples: ${m.weight} kg empty, ${m.days} days below −150 °C.`,
    es_ES: `Para unas pocas muestras urgentes: ${m.weight} kg en vacío, ${m.days} días por debajo de −150 °C.`,
    fr_FR: `Pour quelques échantillons urgents : ${m.weight} kg à vide, ${m.days} jours sous −150 °C.`,
  }),
  s7: (m) => ({
    zh_CN: `洲际运输：${m.days} 天低于 −150 °C，系列中保温时间最长，倾倒不外溢。`,
    en_EN: `For intercontinental shipments: ${m.days} days below −150 °C, the longest of the series; nothing spills.`,
    es_ES: `Para envíos intercontinentales: ${m.days} días por debajo de −150 °C, el máximo de la serie; no hay derrames.`,
    fr_FR: `Pour les envois intercontinentaux : ${m.days} jours sous −150 °C, le maximum de la série ; aucun déversement.`,
  }),
  s10: (m) => ({
    zh_CN: `整盒运输：口径 ${m.opening} mm，${m.vials} 支 2 mL 冻存管，${m.days} 天低于 −150 °C。`,
    en_EN: `For samples in boxes: an opening of ${m.opening} mm, ${m.days} days below −150 °C.`,
    es_ES: `Para muestras en cajas: boca de ${m.opening} mm, ${m.days} días por debajo de −150 °C.`,
    fr_FR: `Pour les échantillons en boîtes : ouverture de ${m.opening} mm, ${m.days} jours sous −150 °C.`,
  }),
  s18: (m) => ({
    zh_CN: `样本库搬迁：${m.vials} 支 2 mL 冻存管，口径 ${m.opening} mm，按普通货物空运。`,
    en_EN: `For moving a collection: an opening of ${m.opening} mm, carried on ordinary flights under A152.`,
    es_ES: `Para trasladar una colección: boca de ${m.opening} mm, admitido en vuelos ordinarios según A152.`,
    fr_FR: `Pour déménager une collection : ouverture de ${m.opening} mm, accepté sur les vols ordinaires (A152).`,
  }),
}
