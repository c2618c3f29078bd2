import type { Localised } from '../../types'

/** The alarms of each kind of device. */
export const alarmWordings: Record<string, Localised> = {
  freezerAlarms: {
    zh_CN: '高温、低温、开门、断电、电池、探头故障、冷凝器脏堵',
    en_EN: 'High and low temperature, door, power, battery, probe, blocked condenser',
    es_ES: 'Temperatura alta y baja, puerta, corriente, batería, sonda, condensador sucio',
    fr_FR: 'Température haute et basse, porte, secteur, batterie, sonde, condenseur encrassé',
  },
  refrigeratorAlarms: {
    zh_CN: '高温、低温、开门、断电、电池、探头故障',
    en_EN: 'High and low temperature, door, power, battery, probe',
    es_ES: 'Temperatura alta y baja, puerta, corriente, batería, sonda',
    fr_FR: 'Température haute et basse, porte, secteur, batterie, sonde',
  },
  bloodAlarms: {
    zh_CN: '空气与负载高低温、开门、断电、电池、探头故障，支持报警自检',
    en_EN: 'High and low in air and load, door, power, battery, probe; alarm test at the panel',
    es_ES: 'Alta y baja en aire y carga, puerta, corriente, batería, sonda; prueba de alarma en el panel',
    fr_FR:
      'Haute et basse dans l’air et la charge, porte, secteur, batterie, sonde ; test d’alarme en façade',
  },
  vaccineAlarms: {
    zh_CN: '高于 8 °C、低于 −0.5 °C、开盖、传感器故障',
    en_EN: 'Above 8 °C, below −0.5 °C, lid open, sensor',
    es_ES: 'Por encima de 8 °C, por debajo de −0,5 °C, tapa abierta, sensor',
    fr_FR: 'Au-dessus de 8 °C, en dessous de −0,5 °C, couvercle ouvert, capteur',
  },
  vesselAlarms: {
    zh_CN: '温度、液位高低、两路液位不一致、补液超时、开盖、断电',
    en_EN: 'Temperature, high and low level, levels disagreeing, fill time, lid, power',
    es_ES: 'Temperatura, nivel alto y bajo, niveles discordantes, tiempo de llenado, tapa, corriente',
    fr_FR: 'Température, niveau haut et bas, niveaux discordants, durée de remplissage, couvercle, secteur',
  },
  cabinetAlarms: {
    zh_CN: '下降与流入风速、前窗高度、过滤器寿命、风机',
    en_EN: 'Downflow, inflow, sash height, filter life, fan',
    es_ES: 'Flujo descendente, flujo de entrada, altura de la guillotina, vida del filtro, ventilador',
    fr_FR: 'Flux descendant, flux entrant, hauteur de vitre, durée de vie des filtres, ventilateur',
  },
  interlock: {
    zh_CN: '门互锁状态、紫外灯时长',
    en_EN: 'Door interlock, hours of the UV lamp',
    es_ES: 'Enclavamiento de puertas, horas de la lámpara UV',
    fr_FR: 'Asservissement des portes, heures de la lampe UV',
  },
  roomAlarms: {
    zh_CN: '高温、低温、开门、机组故障、断电、人员被困',
    en_EN: 'High and low temperature, door, either unit, power, person inside',
    es_ES: 'Temperatura alta y baja, puerta, cada equipo, corriente, persona encerrada',
    fr_FR: 'Température haute et basse, porte, chaque groupe, secteur, personne enfermée',
  },
  traceAlarms: {
    zh_CN: '超限、开门、断电、失联；逐级电话呼叫，直到应答',
    en_EN: 'Limits, door, power, lost contact; calls one person after another until one answers',
    es_ES:
      'Límites, puerta, corriente, pérdida de contacto; llama a una persona tras otra hasta que alguien contesta',
    fr_FR:
      'Limites, porte, secteur, perte de contact ; appelle une personne après l’autre jusqu’à une réponse',
  },
  levelAlarms: {
    zh_CN: '液位、顶层温度、补液、失联；逐级电话呼叫',
    en_EN: 'Level, top temperature, filling, lost contact; calls one person after another',
    es_ES: 'Nivel, temperatura superior, llenado, pérdida de contacto; llama a una persona tras otra',
    fr_FR: 'Niveau, température haute, remplissage, perte de contact ; appelle une personne après l’autre',
  },
}
