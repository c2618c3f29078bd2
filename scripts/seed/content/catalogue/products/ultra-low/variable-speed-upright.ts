import type { SeriesSeed } from '../series'

export const variableSpeedUpright: SeriesSeed = {
  series: 'variable-speed-upright',
  approvals: 'ultra-low',
  markets: [],
  solutions: ['sample-network', 'laboratory-network', 'clinical-trials', 'universities'],
  relatedProducts: ['trace-4', 'v1000'],
  updateTime: '2026-02-10T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 立式变频超低温保存箱`,
      listName: `${m.model} 立式变频超低温保存箱`,
      overview: `${m.model} 属于第三代碳氢变频平台。高温级用丙烷（R290），低温级用乙烷（R170），每个回路充注量低于 150 g；两台压缩机均为变频，按热负荷调速，夜间不开门时约为满速的三分之一。环境 25 °C、设定 −80 °C，24 小时耗电 ${m.energy} kWh，噪声 ${m.noise} dB(A)。

${m.boxes} 个标准 2 英寸冻存盒，折合 ${m.vials} 支 2 mL 冻存管，分放于 4 个独立内门之后。取一个盒子只开一层内门，其余三层保持关闭。开门 60 秒后，${m.recovery} 分钟回到 −75 °C。

断电时，门体与侧壁内的真空绝热板延缓升温：从 −80 °C 升到 −50 °C，实测 ${m.warmUp} 分钟。报警由独立电池供电，可维持 72 小时。`,
      traits: [
        [
          '两台变频压缩机',
          `−80 °C 日耗电 ${m.energy} kWh，整机实测`,
          '每个碳氢回路低于 150 g',
          `1 米处噪声 ${m.noise} dB(A)`,
        ],
        [
          '27 点均匀性 ±2.5 °C',
          '空载与满载各测一次，报告随机交付',
          `+25 °C 降至 −80 °C 用时 ${m.pullDown} 分钟`,
        ],
        [`断电保温 ${m.warmUp} 分钟`, '由 −80 °C 升至 −50 °C', '报警电池 72 小时，不依赖主控'],
        ['免工具维护', '冷凝器前无滤网，格栅冲洗后装回', '压力平衡孔自动平衡，关门后可立即再开'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} variable-speed upright freezer, −86 °C`,
      overview: `The ${m.model} belongs to our third hydrocarbon platform. Propane (R290) works in the upper stage and ethane (R170) in the lower, below 150 g in each circuit. Both variable-speed compressors adapt to the load; on a quiet night they run at about a third of full speed. At −80 °C in a 25 °C room it draws ${m.energy} kWh in 24 hours and makes ${m.noise} dB(A).

It holds ${m.boxes} standard boxes, which is ${m.vials} vials of 2 mL, behind four inner doors with seals of their own. Taking a box opens one level; the other three stay closed. After the door has been open for 60 seconds the air is back at −75 °C in ${m.recovery} minutes.

Vacuum insulation panels in door and side walls slow the warm-up in a power failure: ${m.warmUp} minutes from −80 °C to −50 °C, measured. The alarm has its own battery for 72 hours and does not depend on the controller.`,
      traits: [
        [
          'Two variable-speed compressors',
          `${m.energy} kWh a day at −80 °C, measured on production units`,
          'Less than 150 g of hydrocarbon in each circuit',
          `${m.noise} dB(A) at one metre`,
        ],
        [
          '±2.5 °C across 27 points',
          'Mapped empty and loaded, report included',
          `From +25 °C to −80 °C in ${m.pullDown} minutes`,
        ],
        [
          `Warm-up time of ${m.warmUp} minutes`,
          'From −80 °C to −50 °C in a power failure',
          'Alarm battery for 72 hours, independent of the controller',
        ],
        [
          'Tool-free maintenance',
          'No condenser filter; the grille comes off by hand and is rinsed',
          'A heated vent equalises pressure, so the door opens again at once',
        ],
      ],
    }),
    es_ES: (m) => ({
      name: `Ultracongelador vertical de velocidad variable ${m.model}, −86 °C`,
      overview: `El ${m.model} pertenece a nuestra tercera plataforma de hidrocarburos. Trabaja con propano (R290) en la etapa alta y etano (R170) en la baja, con menos de 150 g por circuito. Los dos compresores son de velocidad variable y se adaptan a la carga térmica; en una noche tranquila giran a un tercio de su velocidad máxima. A −80 °C y en una sala a 25 °C consume ${m.energy} kWh en 24 horas y emite ${m.noise} dB(A).

Aloja ${m.boxes} cajas estándar, es decir, ${m.vials} viales de 2 mL, tras cuatro puertas interiores con junta propia. Para sacar una caja se abre un solo nivel; los otros tres siguen cerrados. Tras 60 segundos de puerta abierta, el aire vuelve a −75 °C en ${m.recovery} minutos.

Los paneles de aislamiento al vacío de la puerta y los laterales retrasan el calentamiento si falta la corriente: ${m.warmUp} minutos medidos de −80 °C a −50 °C. La alarma dispone de batería propia para 72 horas y no depende del controlador.`,
      traits: [
        [
          'Dos compresores de velocidad variable',
          `${m.energy} kWh al día a −80 °C, medidos en equipos de serie`,
          'Menos de 150 g de hidrocarburo por circuito',
          `${m.noise} dB(A) a un metro`,
        ],
        [
          '±2,5 °C en 27 puntos',
          'Mapeo en vacío y con carga, informe incluido',
          `De +25 °C a −80 °C en ${m.pullDown} minutos`,
        ],
        [
          `Tiempo de calentamiento de ${m.warmUp} minutos`,
          'De −80 °C a −50 °C en un corte de corriente',
          'Batería de alarma de 72 horas, independiente del controlador',
        ],
        [
          'Mantenimiento sin herramientas',
          'Sin filtro de condensador: la rejilla se retira a mano y se lava',
          'Una válvula calefactada iguala la presión y la puerta se abre de nuevo al instante',
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Congélateur vertical ultra-basse température à vitesse variable ${m.model}, −86 °C`,
      overview: `L’${m.model} appartient à notre troisième plateforme à hydrocarbures : propane (R290) à l’étage haut, éthane (R170) à l’étage bas, moins de 150 g par circuit. Ses deux compresseurs à vitesse variable s’adaptent à la charge ; par une nuit calme, ils tournent au tiers de leur vitesse maximale. À −80 °C dans une pièce à 25 °C, il consomme ${m.energy} kWh en 24 heures pour ${m.noise} dB(A).

Il accueille ${m.boxes} boîtes standard, soit ${m.vials} tubes de 2 mL, derrière quatre portillons dotés chacun de leur joint. Pour prendre une boîte, on n’ouvre qu’un niveau ; les trois autres restent fermés. Après 60 secondes de porte ouverte, l’air revient à −75 °C en ${m.recovery} minutes.

Les panneaux isolants sous vide de la porte et des parois ralentissent le réchauffement en cas de coupure : ${m.warmUp} minutes mesurées de −80 °C à −50 °C. L’alarme a sa propre batterie, autonome 72 heures, et ne dépend pas du régulateur.`,
      traits: [
        [
          'Deux compresseurs à vitesse variable',
          `${m.energy} kWh par jour à −80 °C, mesurés sur des appareils de série`,
          'Moins de 150 g d’hydrocarbure par circuit',
          `${m.noise} dB(A) à un mètre`,
        ],
        [
          '±2,5 °C sur 27 points',
          'Cartographie à vide et en charge, rapport fourni',
          `De +25 °C à −80 °C en ${m.pullDown} minutes`,
        ],
        [
          `Temps de remontée de ${m.warmUp} minutes`,
          'De −80 °C à −50 °C, hors tension',
          'Batterie d’alarme de 72 heures, indépendante du régulateur',
        ],
        [
          'Entretien sans outil',
          'Pas de filtre de condenseur : la grille se retire à la main et se rince',
          'Un évent chauffé équilibre la pression : la porte se rouvre aussitôt',
        ],
      ],
    }),
  },
}
