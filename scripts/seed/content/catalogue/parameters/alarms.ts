import type { Localised } from '../../types'

/** The alarms of each kind of device. */
export const alarmWordings: Record<string, Localised> = {
  freezerAlarms: {
    zh_CN: '高温、低温、开门、断电、电池电量低、探头故障、冷凝器脏堵',
    en_EN: 'High and low temperature, door open, power failure, battery, probe failure, blocked condenser',
    es_ES:
      'Temperatura alta y baja, puerta abierta, corte de corriente, batería, fallo de sonda, condensador sucio',
    fr_FR:
      'Température haute et basse, porte ouverte, coupure de courant, batterie, défaut de sonde, condenseur encrassé',
  },
  refrigeratorAlarms: {
    zh_CN: '高温、低温、开门、断电、电池电量低、探头故障',
    en_EN: 'High and low temperature, door open, power failure, battery, probe failure',
    es_ES: 'Temperatura alta y baja, puerta abierta, corte de corriente, batería, fallo de sonda',
    fr_FR: 'Température haute et basse, porte ouverte, coupure de courant, batterie, défaut de sonde',
  },
  bloodAlarms: {
    zh_CN: '空气与负载高低温、开门、断电、电池电量低、探头故障，支持报警自检',
    en_EN:
      'High and low air and load temperature, door open, power failure, battery, probe failure; alarm test at the panel',
    es_ES:
      'Temperatura alta y baja de aire y carga, puerta abierta, corte de corriente, batería, fallo de sonda; prueba de alarma en el panel',
    fr_FR:
      'Température haute et basse de l’air et de la charge, porte ouverte, coupure de courant, batterie, défaut de sonde ; test d’alarme en façade',
  },
  vaccineAlarms: {
    zh_CN: '高于 8 °C、低于 −0.5 °C、开盖、传感器故障',
    en_EN: 'Above 8 °C, below −0.5 °C, lid open, sensor failure',
    es_ES: 'Por encima de 8 °C, por debajo de −0,5 °C, tapa abierta, fallo de sensor',
    fr_FR: 'Au-dessus de 8 °C, en dessous de −0,5 °C, couvercle ouvert, défaut de capteur',
  },
  vesselAlarms: {
    zh_CN: '温度、液位高低、两路液位不一致、补液超时、开盖、断电',
    en_EN:
      'Temperature, high and low level, level readings differ, filling time exceeded, lid open, power failure',
    es_ES:
      'Temperatura, nivel alto y bajo, lecturas de nivel discrepantes, tiempo de llenado excedido, tapa abierta, corte de corriente',
    fr_FR:
      'Température, niveau haut et bas, mesures de niveau divergentes, remplissage trop long, couvercle ouvert, coupure de courant',
  },
  cabinetAlarms: {
    zh_CN: '下降气流与流入气流流速、前窗高度、过滤器寿命、风机',
    en_EN: 'Downflow and inflow velocity, sash height, filter life, fan',
    es_ES:
      'Velocidad del flujo descendente y del de entrada, altura de la guillotina, vida del filtro, ventilador',
    fr_FR: 'Vitesse des flux descendant et entrant, hauteur de vitre, durée de vie des filtres, ventilateur',
  },
  interlock: {
    zh_CN: '门互锁状态、紫外灯时长',
    en_EN: 'Door interlock, UV lamp hours',
    es_ES: 'Enclavamiento de puertas, horas de la lámpara UV',
    fr_FR: 'Asservissement des portes, heures de la lampe UV',
  },
  roomAlarms: {
    zh_CN: '高温、低温、开门、机组故障、断电、人员被困',
    en_EN: 'High and low temperature, door open, unit failure, power failure, person trapped inside',
    es_ES: 'Temperatura alta y baja, puerta abierta, fallo de equipo, corte de corriente, persona encerrada',
    fr_FR:
      'Température haute et basse, porte ouverte, défaut de groupe, coupure de courant, personne enfermée',
  },
  traceAlarms: {
    zh_CN: '超限、开门、断电、失联；逐级电话呼叫，直到应答',
    en_EN: 'Limits, door open, power failure, lost connection; calls down a list until someone answers',
    es_ES:
      'Límites, puerta abierta, corte de corriente, pérdida de conexión; llama por orden de lista hasta que alguien responde',
    fr_FR:
      'Limites, porte ouverte, coupure de courant, perte de connexion ; appelle selon la liste jusqu’à ce que quelqu’un réponde',
  },
  levelAlarms: {
    zh_CN: '液位、顶层温度、补液、失联；逐级电话呼叫',
    en_EN: 'Level, top temperature, filling, lost connection; calls down a list',
    es_ES: 'Nivel, temperatura en la parte superior, llenado, pérdida de conexión; llama por orden de lista',
    fr_FR: 'Niveau, température en haut de cuve, remplissage, perte de connexion ; appelle selon la liste',
  },
}
