import type { FormattedModel } from '../formatted-model'
import type { Briefs } from './types'

export const roomBriefs: Briefs = {
  w10: (m) => ({
    zh_CN: `适合县级疾控与医院药库：占地 ${floor(m)} mm，断电 ${m.holdover} 小时不超过 8 °C。`,
    en_EN: `For district stores and hospital pharmacies: ${floor(m)} mm of floor, ${m.holdover} hours below 8 °C without power.`,
    es_ES: `Para distritos y farmacias de hospital: ${floor(m)} mm de planta, ${m.holdover} horas por debajo de 8 °C sin corriente.`,
    fr_FR: `Pour les districts et les pharmacies d’hôpital : ${floor(m)} mm au sol, ${m.holdover} heures sous 8 °C sans courant.`,
  }),
  w20: (m) => ({
    zh_CN: `适合地市级疾控：两套机组互为备用，日耗电 ${m.energy} kWh，断电 ${m.holdover} 小时不超过 8 °C。`,
    en_EN: `For regional stores: two units, either of which is enough, ${m.energy} kWh a day, ${m.holdover} hours without power.`,
    es_ES: `Para almacenes regionales: dos equipos, cada uno suficiente, ${m.energy} kWh al día, ${m.holdover} horas sin corriente.`,
    fr_FR: `Pour les dépôts régionaux : deux groupes dont un seul suffit, ${m.energy} kWh par jour, ${m.holdover} heures sans courant.`,
  }),
  w40: (m) => ({
    zh_CN: `适合省级疾控与药品批发企业：占地 ${floor(m)} mm，断电 ${m.holdover} 小时不超过 8 °C。`,
    en_EN: `For provincial stores and wholesalers: ${floor(m)} mm of floor, ${m.holdover} hours below 8 °C without power.`,
    es_ES: `Para almacenes provinciales y distribuidores: ${floor(m)} mm de planta, ${m.holdover} horas por debajo de 8 °C sin corriente.`,
    fr_FR: `Pour les dépôts provinciaux et les grossistes : ${floor(m)} mm au sol, ${m.holdover} heures sous 8 °C sans courant.`,
  }),
  w15: () => ({
    zh_CN: `适合血浆与冷冻疫苗：两套机组轮流化霜，库温波动不超过 2 °C，地坪防冻胀。`,
    en_EN: `For plasma and frozen vaccine: two units that defrost in turn, within 2 °C; a floor without frost heave.`,
    es_ES: `Para plasma y vacuna congelada: dos equipos que desescarchan por turnos, sin variar más de 2 °C, y suelo protegido.`,
    fr_FR: `Pour plasma et vaccins congelés : deux groupes qui dégivrent tour à tour, à 2 °C près, et un sol protégé du gel.`,
  }),
  w30: (m) => ({
    zh_CN: `可用托盘搬运车进出：占地 ${floor(m)} mm，断电 ${m.holdover} 小时由 −20 °C 升至 −15 °C。`,
    en_EN: `For pallet trucks: ${floor(m)} mm of floor, ${m.holdover} hours from −20 to −15 °C without power.`,
    es_ES: `Para transpaletas: ${floor(m)} mm de planta, ${m.holdover} horas de −20 a −15 °C sin corriente.`,
    fr_FR: `Pour transpalettes : ${floor(m)} mm au sol, ${m.holdover} heures de −20 à −15 °C sans courant.`,
  }),
  'trace-4': () => ({
    zh_CN: '记录温度，报警电话依次拨打，直到有人应答。',
    en_EN: 'Records temperatures and works through the call list until someone answers.',
    es_ES: 'Registra las temperaturas y recorre la lista de llamadas hasta que alguien responde.',
    fr_FR: 'Enregistre les températures et appelle la liste d’astreinte jusqu’à ce que quelqu’un réponde.',
  }),
  'trace-4n': () => ({
    zh_CN: '为没有控制器的液氮容器增加液位、顶层温度监测与电话报警。',
    en_EN: 'Level, neck temperature and a telephone alarm for nitrogen dewars that have no controller.',
    es_ES: 'Nivel, temperatura del cuello y alarma telefónica para vasos Dewar sin controlador.',
    fr_FR: 'Niveau, température du col et alarme téléphonique pour les vases d’azote sans régulateur.',
  }),
  'trace-gateway': () => ({
    zh_CN: '一台网关连接 200 个终端，断网时缓存 90 天，恢复后自动补传。',
    en_EN:
      'One gateway for 200 monitors. It buffers 90 days of data when the network fails and sends them later.',
    es_ES: 'Una pasarela para 200 monitores. Si falla la red, guarda 90 días de datos y los envía después.',
    fr_FR:
      'Une passerelle pour 200 enregistreurs. En cas de coupure du réseau, elle garde 90 jours de données et les envoie ensuite.',
  }),
  'trace-probe': () => ({
    zh_CN: 'Pt1000 探头，−200 至 +50 °C，三点校准，证书存于探头芯片。',
    en_EN:
      'A Pt1000 probe from −200 to +50 °C, calibrated at three points, with its certificate in the plug.',
    es_ES: 'Sonda Pt1000 de −200 a +50 °C, calibrada en tres puntos y con su certificado en el conector.',
    fr_FR: 'Une sonde Pt1000 de −200 à +50 °C, étalonnée en trois points, son certificat dans la fiche.',
  }),
}

function floor({ width, depth }: FormattedModel): string {
  return `${width} × ${depth}`
}
