import type { ServiceTraitSeed } from './types'

export const plannedVisit: ServiceTraitSeed = {
  image: 'news-service-training.webp',
  firstTrait: {
    zh_CN: '先读曲线，再开工具箱',
    en_EN: 'The curve is read before the tool case is opened',
    es_ES: 'La curva se lee antes de abrir la maleta',
    fr_FR: 'La courbe est lue avant d’ouvrir la mallette',
  },
  secondTrait: {
    zh_CN: '一年的启停、温度和开门记录，决定这次保养看哪里。',
    en_EN: 'A year of starts, temperatures and openings decides where the engineer looks first.',
    es_ES: 'Un año de arranques, temperaturas y aperturas decide dónde mirar primero.',
    fr_FR: 'Un an de démarrages, de températures et d’ouvertures décide où regarder d’abord.',
  },
}

export const repliedWithin: ServiceTraitSeed = {
  image: 'news-medical-fair.webp',
  firstTrait: {
    zh_CN: '两个工作日内，有人答复',
    en_EN: 'A person replies within two working days',
    es_ES: 'Una persona responde en dos días laborables',
    fr_FR: 'Une personne répond sous deux jours ouvrés',
  },
  secondTrait: {
    zh_CN: '正在升温的冰箱不必等：值班电话全天接听。',
    en_EN: 'A warming freezer does not wait: that line is open at any time.',
    es_ES: 'Un congelador que se calienta no espera: esa línea está siempre abierta.',
    fr_FR: 'Un congélateur qui se réchauffe n’attend pas : cette ligne est toujours ouverte.',
  },
}

export const mappedOnce: ServiceTraitSeed = {
  image: 'news-temperature-mapping.webp',
  firstTrait: {
    zh_CN: '保养、校准、验证，一次上门做完',
    en_EN: 'Maintenance, calibration and mapping in one visit',
    es_ES: 'Mantenimiento, calibración y mapeo en una sola visita',
    fr_FR: 'Entretien, étalonnage et cartographie en une visite',
  },
  secondTrait: {
    zh_CN: '27 点布点，调整前后两组读数，报告六页以内。',
    en_EN: '27 points, readings before and after adjustment, six pages at most.',
    es_ES: '27 puntos, lecturas antes y después del ajuste, seis páginas como máximo.',
    fr_FR: '27 points, valeurs avant et après réglage, six pages au plus.',
  },
}

export const fixedParts: ServiceTraitSeed = {
  image: 'news-factory-line-two.webp',
  firstTrait: {
    zh_CN: '备件价格三年不变',
    en_EN: 'Prices of parts that stand for three years',
    es_ES: 'Precios de piezas fijos durante tres años',
    fr_FR: 'Des prix de pièces bloqués trois ans',
  },
  secondTrait: {
    zh_CN: '38 种常用件，写进合同附件。',
    en_EN: '38 common parts are listed in an annex of the contract.',
    es_ES: '38 piezas corrientes figuran en un anexo del contrato.',
    fr_FR: '38 pièces courantes figurent en annexe du contrat.',
  },
}

export const loanFreezer: ServiceTraitSeed = {
  image: 'news-rotterdam-service-hub.webp',
  firstTrait: {
    zh_CN: '备用冰箱 24 小时内送到，到时已经是冷的',
    en_EN: 'A loan freezer within 24 hours, cold on arrival',
    es_ES: 'Un congelador de préstamo en 24 horas, ya frío',
    fr_FR: 'Un congélateur de prêt sous 24 heures, déjà froid',
  },
  secondTrait: {
    zh_CN: '12 台常年制冷待运，两名工程师负责搬运。',
    en_EN: 'Twelve stand ready in Rotterdam; two engineers move the load.',
    es_ES: 'Doce esperan en Róterdam; dos técnicos trasladan la carga.',
    fr_FR: 'Douze attendent à Rotterdam ; deux techniciens transfèrent la charge.',
  },
}

export const alarmAnswered: ServiceTraitSeed = {
  image: 'news-blood-bank-night.webp',
  firstTrait: {
    zh_CN: '报警由我们先应答',
    en_EN: 'We answer the alarm first',
    es_ES: 'Respondemos nosotros primero a la alarma',
    fr_FR: 'Nous répondons d’abord à l’alarme',
  },
  secondTrait: {
    zh_CN: '值班席看曲线、打电话，一直打到有人应答。',
    en_EN: 'The desk reads the curve and calls until a person has replied.',
    es_ES: 'La mesa lee la curva y llama hasta que una persona contesta.',
    fr_FR: 'La permanence lit la courbe et appelle jusqu’à ce que quelqu’un réponde.',
  },
}

export const tenSeconds: ServiceTraitSeed = {
  image: 'news-monitoring-release.webp',
  firstTrait: {
    zh_CN: '每 10 秒一条，保存十年',
    en_EN: 'A reading every ten seconds, kept for ten years',
    es_ES: 'Una lectura cada diez segundos, guardada diez años',
    fr_FR: 'Un relevé toutes les dix secondes, gardé dix ans',
  },
  secondTrait: {
    zh_CN: '温度、液位、门状态、供电；网络中断时网关缓存 90 天，恢复后按原时间补传。',
    en_EN:
      'Temperature, level, door and power. If the network fails the gateway keeps 90 days and sends them with their original times.',
    es_ES:
      'Temperatura, nivel, puerta y corriente. Si cae la red, la pasarela guarda 90 días y los envía con su hora original.',
    fr_FR:
      'Température, niveau, porte et courant. Si le réseau tombe, la passerelle garde 90 jours et les transmet avec leur heure d’origine.',
  },
}

export const calibratedProbe: ServiceTraitSeed = {
  image: 'news-temperature-mapping.webp',
  firstTrait: {
    zh_CN: '每年一次探头校准',
    en_EN: 'Probes calibrated every year',
    es_ES: 'Sondas calibradas cada año',
    fr_FR: 'Des sondes étalonnées chaque année',
  },
  secondTrait: {
    zh_CN: '在使用温度下比对，随附 ISO/IEC 17025 证书。',
    en_EN: 'Compared at the temperature of use, with an ISO/IEC 17025 certificate.',
    es_ES: 'Comparadas a la temperatura de uso, con certificado ISO/IEC 17025.',
    fr_FR: 'Comparées à la température d’emploi, avec certificat ISO/IEC 17025.',
  },
}

export const auditTrail: ServiceTraitSeed = {
  image: 'news-biosafety-certification.webp',
  firstTrait: {
    zh_CN: '审计追踪，谁也关不掉',
    en_EN: 'An audit trail that nobody can switch off',
    es_ES: 'Un historial de auditoría que nadie puede apagar',
    fr_FR: 'Une piste d’audit que nul ne peut couper',
  },
  secondTrait: {
    zh_CN: '每一次修改限值，都留下谁、何时、由多少改为多少、为什么。',
    en_EN: 'Every change of a limit keeps who, when, from what to what, and why.',
    es_ES: 'Todo cambio de un límite conserva quién, cuándo, de qué a qué y por qué.',
    fr_FR: 'Tout changement de seuil garde qui, quand, de quoi à quoi, et pourquoi.',
  },
}
