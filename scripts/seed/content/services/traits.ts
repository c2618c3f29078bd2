import type { ServiceTraitSeed } from './types'

export const plannedVisit: ServiceTraitSeed = {
  image: 'contract-monitoring-basic.webp',
  firstTrait: {
    zh_CN: '以运行曲线为依据的保养',
    en_EN: 'Maintenance based on the temperature curve',
    es_ES: 'Mantenimiento basado en la curva de temperatura',
    fr_FR: 'Un entretien fondé sur la courbe de température',
  },
  secondTrait: {
    zh_CN: '一年的启停、温度和开门记录，决定本次保养的重点。',
    en_EN: 'A year of starts, temperatures and openings decides where the engineer looks first.',
    es_ES: 'Un año de arranques, temperaturas y aperturas indica al técnico dónde mirar primero.',
    fr_FR: 'Un an de démarrages, de températures et d’ouvertures indique ce qu’il faut contrôler d’abord.',
  },
}

export const repliedWithin: ServiceTraitSeed = {
  image: 'service-breakdown.webp',
  firstTrait: {
    zh_CN: '两个工作日内工程师到场',
    en_EN: 'An engineer on site within two working days',
    es_ES: 'Un técnico en sus instalaciones en dos días laborables',
    fr_FR: 'Un technicien sur place sous deux jours ouvrés',
  },
  secondTrait: {
    zh_CN: '设备正在升温时，请拨打全天值班电话。',
    en_EN: 'The emergency line for warming freezers is open at any time.',
    es_ES: 'La línea de urgencias para congeladores que se calientan está siempre disponible.',
    fr_FR: 'La ligne d’urgence pour les congélateurs qui se réchauffent est ouverte à toute heure.',
  },
}

export const mappedOnce: ServiceTraitSeed = {
  image: 'news-temperature-mapping.webp',
  firstTrait: {
    zh_CN: '保养、校准、验证一次上门完成',
    en_EN: 'Maintenance, calibration and mapping in one visit',
    es_ES: 'Mantenimiento, calibración y mapeo en una sola visita',
    fr_FR: 'Entretien, étalonnage et cartographie en une visite',
  },
  secondTrait: {
    zh_CN: '27 点布点，调整前后两组读数，报告六页以内。',
    en_EN: '27 points, readings before and after adjustment, no more than six pages.',
    es_ES: '27 puntos, lecturas antes y después del ajuste, seis páginas como máximo.',
    fr_FR: '27 points, valeurs avant et après réglage, six pages au plus.',
  },
}

export const fixedParts: ServiceTraitSeed = {
  image: 'menu-service.webp',
  firstTrait: {
    zh_CN: '备件价格三年不变',
    en_EN: 'Parts prices fixed for three years',
    es_ES: 'Precios de piezas fijos durante tres años',
    fr_FR: 'Des prix de pièces bloqués trois ans',
  },
  secondTrait: {
    zh_CN: '38 种常用备件，列入合同附件。',
    en_EN: '38 common parts are listed in an annex of the contract.',
    es_ES: '38 piezas corrientes figuran en un anexo del contrato.',
    fr_FR: '38 pièces courantes figurent en annexe du contrat.',
  },
}

export const loanFreezer: ServiceTraitSeed = {
  image: 'news-rotterdam-service-hub.webp',
  firstTrait: {
    zh_CN: '备用冰箱 24 小时内送达，到达时已预冷',
    en_EN: 'A loan freezer within 24 hours, cold on arrival',
    es_ES: 'Un congelador de préstamo en 24 horas, ya frío',
    fr_FR: 'Un congélateur de prêt sous 24 heures, livré froid',
  },
  secondTrait: {
    zh_CN: '12 台常年制冷待运，两名工程师负责搬运。',
    en_EN: 'Twelve are kept cold in Rotterdam; two engineers move the load.',
    es_ES: 'Hay doce en Róterdam; dos técnicos trasladan la carga.',
    fr_FR: 'Douze sont à Rotterdam ; deux techniciens transfèrent la charge.',
  },
}

export const alarmAnswered: ServiceTraitSeed = {
  image: 'news-blood-bank-night.webp',
  firstTrait: {
    zh_CN: '报警先由值班席应答',
    en_EN: 'We answer the alarm first',
    es_ES: 'Respondemos nosotros primero a la alarma',
    fr_FR: 'Nous traitons l’alarme les premiers',
  },
  secondTrait: {
    zh_CN: '值班席查看曲线并呼叫，直到有人应答。',
    en_EN: 'The desk reads the curve and calls until somebody has replied.',
    es_ES: 'El servicio de guardia examina la curva y llama hasta que alguien responde.',
    fr_FR: 'La permanence examine la courbe et appelle jusqu’à ce que quelqu’un réponde.',
  },
}

export const tenSeconds: ServiceTraitSeed = {
  image: 'news-monitoring-release.webp',
  firstTrait: {
    zh_CN: '每 10 秒记录一次，保存十年',
    en_EN: 'A reading every ten seconds, kept for ten years',
    es_ES: 'Una lectura cada diez segundos, guardada diez años',
    fr_FR: 'Un relevé toutes les dix secondes, gardé dix ans',
  },
  secondTrait: {
    zh_CN: '温度、液位、门状态、供电；网络中断时网关缓存 90 天，恢复后按原时间补传。',
    en_EN:
      'Temperature, level, door and power. If the network fails the gateway buffers 90 days of data and sends them with their original times.',
    es_ES:
      'Temperatura, nivel, puerta y corriente. Si falla la red, la pasarela guarda 90 días de datos y los envía con su hora original.',
    fr_FR:
      'Température, niveau, porte et courant. En cas de coupure du réseau, la passerelle garde 90 jours de données et les transmet avec leur heure d’origine.',
  },
}

export const calibratedProbe: ServiceTraitSeed = {
  image: 'news-calibration-bench.webp',
  firstTrait: {
    zh_CN: '每年一次探头校准',
    en_EN: 'Probes calibrated every year',
    es_ES: 'Sondas calibradas cada año',
    fr_FR: 'Des sondes étalonnées chaque année',
  },
  secondTrait: {
    zh_CN: '在使用温度下比对，随附 ISO/IEC 17025 证书。',
    en_EN: 'Compared at the temperature of use, with an ISO/IEC 17025 certificate.',
    es_ES: 'Comparación a la temperatura de uso, con certificado ISO/IEC 17025.',
    fr_FR: 'Comparées à la température d’utilisation, avec un certificat ISO/IEC 17025.',
  },
}

export const auditTrail: ServiceTraitSeed = {
  image: 'service-iq-oq-pq.webp',
  firstTrait: {
    zh_CN: '审计追踪不可关闭',
    en_EN: 'An audit trail that cannot be switched off',
    es_ES: 'Una pista de auditoría que no se puede desactivar',
    fr_FR: 'Une piste d’audit non désactivable',
  },
  secondTrait: {
    zh_CN: '每次修改限值，均记录操作人、时间、修改前后的值与原因。',
    en_EN: 'Every change of a limit is logged with user, time, old and new value, and reason.',
    es_ES: 'Todo cambio de un límite se registra con usuario, hora, valor anterior y nuevo, y motivo.',
    fr_FR: 'Tout changement de seuil est consigné avec auteur, heure, ancienne et nouvelle valeur, et motif.',
  },
}
