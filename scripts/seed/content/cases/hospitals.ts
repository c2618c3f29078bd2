import { everywhere, internationalOnly } from '../sites'
import type { CaseDraft } from './types'

export const hospitalCases: CaseDraft[] = [
  {
    number: 4,
    slug: 'qingyu-pcr-laboratory',
    type: 'hospitals',
    mark: 'qingyu-hospital',
    scenes: ['biosafety'],
    solutions: ['biosafety'],
    products: ['B150', 'R480', 'P60'],
    createTime: '2020-03-12T09:00:00+08:00',
    updateTime: '2020-06-15T09:00:00+08:00',
    sites: everywhere,
    name: {
      zh_CN: '青屿市立医院：19 天建成的 PCR 实验室',
      en_EN: 'Qingyu Municipal Hospital: a PCR laboratory built in 19 days',
      es_ES: 'Hospital Municipal de Qingyu: un laboratorio de PCR en 19 días',
      fr_FR: 'Hôpital municipal de Qingyu : un laboratoire de PCR en 19 jours',
    },
    eachDistrict: {
      zh_CN: '中国 · 山海省青屿市',
      en_EN: 'Qingyu, Shanhai Province, China',
      es_ES: 'Qingyu, Shanhai, China',
      fr_FR: 'Qingyu, Shanhai, Chine',
    },
    figures: [
      {
        figure: '19',
        unit: { zh_CN: '天', en_EN: 'days', es_ES: 'días', fr_FR: 'jours' },
        label: {
          zh_CN: '实验室工期',
          en_EN: 'to build the laboratory',
          es_ES: 'para el laboratorio',
          fr_FR: 'pour le laboratoire',
        },
      },
      {
        figure: { zh_CN: '4,600', en_EN: '4,600', es_ES: '4600', fr_FR: '4 600' },
        measureWord: '管',
        label: {
          zh_CN: '单日最高检测量',
          en_EN: 'tubes on the busiest day',
          es_ES: 'tubos en un solo día',
          fr_FR: 'tubes en une journée',
        },
      },
      {
        figure: { zh_CN: '0.45', en_EN: '0.45', es_ES: '0,45', fr_FR: '0,45' },
        unit: 'm/s',
        label: {
          zh_CN: 'B150 下降气流流速',
          en_EN: 'downflow velocity of the B150',
          es_ES: 'flujo descendente de la B150',
          fr_FR: 'flux descendant du B150',
        },
      },
    ],
    brief: {
      zh_CN: `2020 年 2 月 20 日，青屿市立医院把一排旧病房交给施工队，3 月 10 日，PCR 实验室开始接收样本。工期 19 天，难点在气流组织。

旧病房的层高只有 2.7 米，管道只能走一侧。我们先用烟雾法找出三处乱流，再确定四台 B150 的位置：离门两米以上，避开送风口。样本经 P60 传递窗进出。

- 四台 B150 现场复测：下降气流流速 0.45 m/s，流入气流流速 0.53 m/s
- 核心间对走廊的负压连续记录 30 天
- 试剂存放于 R480，双人复核温度

最多一天检测 4,600 管。九月复测时，一台安全柜的下降气流流速由 0.45 降到 0.43 m/s，按计划提前换了过滤器，未影响检测。`,
      en_EN: `On 20 February 2020 the Qingyu Municipal Hospital began to convert a row of wards. On 10 March its PCR laboratory received the first samples. The main challenge of those 19 days was the airflow.

The ceiling was 2.7 metres high and ducts could run on one side only. Smoke showed three areas of turbulence. The four B150 cabinets were then placed more than two metres from any door and away from the supply air. Samples pass through a P60 pass box.

- All four tested in place: downflow 0.45 m/s, inflow 0.53 m/s
- Negative pressure recorded for 30 days
- Reagents in an R480

On the busiest day 4,600 tubes were tested. In September the downflow of one cabinet had fallen to 0.43 m/s. Its filter was changed ahead of time, without downtime.`,
      es_ES: `El 20 de febrero de 2020, el Hospital Municipal de Qingyu empezó a reformar una hilera de habitaciones. El 10 de marzo, su laboratorio de PCR recibió las primeras muestras. La principal dificultad de aquellos 19 días fue el flujo de aire.

El techo medía 2,7 metros y los conductos solo podían ir por un lado. La prueba de humo mostró tres zonas de turbulencia. Después se colocaron las cuatro B150 a más de dos metros de cualquier puerta y lejos de la impulsión. Las muestras pasan por una caja de paso P60.

- Las cuatro, ensayadas en su emplazamiento: flujo descendente 0,45 m/s, entrada 0,53 m/s
- Presión negativa registrada durante 30 días
- Reactivos en un R480

El día de más trabajo se analizaron 4600 tubos. En septiembre, el flujo descendente de una cabina había bajado a 0,43 m/s; el filtro se cambió antes de tiempo sin interrumpir el trabajo.`,
      fr_FR: `Le 20 février 2020, l’hôpital municipal de Qingyu a commencé à transformer une rangée de chambres. Le 10 mars, son laboratoire de PCR recevait les premiers échantillons. La principale difficulté de ces 19 jours a été le flux d’air.

Le plafond n’avait que 2,7 mètres et les gaines ne pouvaient passer que d’un côté. La fumée a montré trois courants parasites. L’emplacement de quatre B150 a ensuite été fixé à plus de deux mètres de toute porte et loin du soufflage. Seuls les échantillons passent par le passe-plat P60.

- Les quatre postes contrôlés sur place : flux descendant 0,45 m/s, flux entrant 0,53 m/s
- Dépression enregistrée 30 jours
- Réactifs dans un R480

La journée la plus chargée a compté 4 600 tubes. En septembre, un poste indiquait 0,43 m/s. Son filtre a été remplacé de façon préventive, sans interruption du travail.`,
    },
  },
  {
    number: 11,
    slug: 'ribera-alta-pharmacy',
    type: 'hospitals',
    mark: 'ribera-alta',
    scenes: ['hospital-pharmacy'],
    solutions: ['hospital-pharmacy'],
    products: ['R1380', 'R390', 'R60', 'Trace 3'],
    createTime: '2022-02-15T09:00:00+01:00',
    updateTime: '2023-02-04T09:00:00+01:00',
    sites: everywhere,
    name: {
      zh_CN: '里贝拉阿尔塔医院：86 台病区冰箱由药学部统一管理',
      en_EN: 'Hospital Ribera Alta: 86 ward refrigerators under the pharmacy’s control',
      es_ES: 'Hospital Ribera Alta: 86 frigoríficos de planta a cargo de Farmacia',
      fr_FR: 'Hôpital Ribera Alta : 86 réfrigérateurs de service confiés à la pharmacie',
    },
    eachDistrict: {
      zh_CN: '西班牙 · 巴伦西亚',
      en_EN: 'Valencia, Spain',
      es_ES: 'Valencia, España',
      fr_FR: 'Valence, Espagne',
    },
    figures: [
      {
        figure: '86',
        measureWord: '台',
        label: {
          zh_CN: '病区冰箱',
          en_EN: 'ward refrigerators',
          es_ES: 'frigoríficos de planta',
          fr_FR: 'réfrigérateurs de service',
        },
      },
      {
        figure: { zh_CN: '1.4', en_EN: '14,000', es_ES: '14 000', fr_FR: '14 000' },
        unit: { zh_CN: '万欧元', en_EN: 'euros', es_ES: 'euros', fr_FR: 'euros' },
        label: {
          zh_CN: '年报废药品，原为 21 万欧元',
          en_EN: 'lost a year, 210,000 before',
          es_ES: 'de pérdidas, antes 210 000',
          fr_FR: 'de pertes, contre 210 000',
        },
      },
      {
        figure: '61',
        measureWord: '台',
        label: {
          zh_CN: '更换前的家用冰箱',
          en_EN: 'were household models',
          es_ES: 'eran domésticos',
          fr_FR: 'étaient des modèles ménagers',
        },
      },
    ],
    brief: {
      zh_CN: `里贝拉阿尔塔医院有 86 台病区冰箱，其中 61 台是家用冰箱。2021 年，药学部用记录仪抽测了一个月：家用冰箱内的药品有 19% 的时间不在 2–8 °C。

更换的 R60 可置于台面下，玻璃门带锁。药库配两台 R1380 和一台 R390，全部接入 Trace 3，报警先呼叫护士站，五分钟后呼叫药师。

- 86 台在三个周末安装完毕，旧机当天运走
- 逐台验证一次，之后按科室抽样复验
- 取消手工登记，全院护士每天合计节省约 11 小时

一年后，因温度报废的药品由每年 21 万欧元降到 1.4 万欧元。最近一次报废的原因是整箱疫苗未预冷即入箱。`,
      en_EN: `Hospital Ribera Alta has 86 refrigerators on its wards, and 61 of them were household models. For a month in 2021 the pharmacy placed loggers unannounced: medicines in those 61 were outside 2–8 °C for 19% of the time.

The R60 that replaces them fits under a worktop and has a lockable glass door. The central store has two R1380 and an R390. All are connected to Trace 3, which calls the ward first and a pharmacist after five minutes.

- 86 installed on three weekends, the old ones removed on the same day
- Each qualified once, then re-qualified by sampling
- No handwritten readings, which saves the hospital’s nurses about eleven hours a day in total

In a year losses caused by temperature fell from 210,000 to 14,000 euros. The most recent was caused by a full carton stored without pre-cooling.`,
      es_ES: `El Hospital Ribera Alta tiene 86 frigoríficos en las plantas; 61 de ellos eran domésticos. Durante un mes de 2021, Farmacia colocó registradores sin previo aviso. En aquellos 61, los medicamentos estuvieron fuera de 2–8 °C el 19 % del tiempo.

El R60 que los sustituyó cabe bajo una encimera y tiene puerta de vidrio con cerradura. En el almacén central hay dos R1380 y un R390. Todos están conectados a Trace 3, que llama primero a la planta y a los cinco minutos a un farmacéutico.

- 86 instalados en tres fines de semana; los antiguos, retirados el mismo día
- Cada uno cualificado al instalarlo y después por muestreo
- Sin lecturas manuales, lo que ahorra unas once horas diarias de enfermería en todo el hospital

En un año, las pérdidas por temperatura pasaron de 210 000 a 14 000 euros. La última se debió a una caja completa guardada sin enfriar previamente.`,
      fr_FR: `L’hôpital Ribera Alta a 86 réfrigérateurs dans ses services, dont 61 étaient des modèles ménagers. En 2021, la pharmacie y a placé des enregistreurs pendant un mois, sans préavis. Dans ces 61 appareils, les médicaments étaient hors de la plage 2–8 °C pendant 19 % du temps.

Le R60 qui les a remplacés tient sous un plan de travail, a une porte vitrée et une serrure, et ne contient pas d’aliments. Deux R1380 et un R390 sont au stock central. Tous sont suivis par Trace 3, qui appelle d’abord le service, puis un pharmacien au bout de cinq minutes.

- 86 en trois week-ends, les anciens enlevés le jour même
- Chacun qualifié une fois, puis par sondage
- Plus de relevés manuscrits : onze heures de travail infirmier par jour économisées dans tout l’hôpital

En un an, les pertes dues à la température sont passées de 210 000 à 14 000 euros. La dernière était due à un carton entier stocké sans refroidissement préalable.`,
    },
  },
  {
    number: 15,
    slug: 'clinica-mirador',
    type: 'hospitals',
    mark: 'mirador',
    scenes: ['assisted-reproduction'],
    solutions: ['assisted-reproduction'],
    products: ['V400', 'D35', 'S7'],
    createTime: '2023-02-22T09:00:00+01:00',
    updateTime: '2024-02-12T09:00:00+12:00',
    sites: everywhere,
    name: {
      zh_CN: '观海生殖中心：三路独立报警',
      en_EN: 'Clínica Mirador: three independent alarms for every vessel',
      es_ES: 'Clínica Mirador: tres alarmas independientes por recipiente',
      fr_FR: 'Clínica Mirador : trois alarmes indépendantes par cuve',
    },
    eachDistrict: {
      zh_CN: '西班牙 · 巴塞罗那',
      en_EN: 'Barcelona, Spain',
      es_ES: 'Barcelona, España',
      fr_FR: 'Barcelone, Espagne',
    },
    figures: [
      {
        figure: { zh_CN: '2.3', en_EN: '23,000', es_ES: '23 000', fr_FR: '23 000' },
        measureWord: '万支',
        label: {
          zh_CN: '麦管保存量',
          en_EN: 'straws in three vessels',
          es_ES: 'pajuelas en tres recipientes',
          fr_FR: 'paillettes en trois cuves',
        },
      },
      {
        figure: '23',
        unit: { zh_CN: '个夜间', en_EN: 'nights', es_ES: 'noches', fr_FR: 'nuits' },
        label: { zh_CN: '迁移用时', en_EN: 'to move them', es_ES: 'de traslado', fr_FR: 'de transfert' },
      },
      {
        figure: '20',
        unit: { zh_CN: '秒', en_EN: 'seconds', es_ES: 'segundos', fr_FR: 'secondes' },
        label: {
          zh_CN: '离开气相的最长时间',
          en_EN: 'longest out of the vapour',
          es_ES: 'máximo fuera del vapor',
          fr_FR: 'maximum hors de la vapeur',
        },
      },
    ],
    brief: {
      zh_CN: `巴塞罗那的观海生殖中心保存 2.3 万支麦管，过去分散在 19 只液氮容器里，每天人工巡检两次。2023 年迁入新液氮室后，集中到三台 V400，D35 只留作检疫与急用。

每台罐设三路独立报警：液位、颈口温度与罐底称重，供电和通信线路各自独立。第四台 V400 常年满液备用。

- 迁移 23 个夜间，双人核对，每次一只提篮，离气相不超过 20 秒
- 液氮室与培养室分开，氧浓度探头低处两只、呼吸高度一只
- 每年三次演练：断电、停液、整罐转移

跨院转移用 S7，2024 年共 61 次，最长一次三天。年度盘点不取出样本，只核对架位与标签；首次盘点发现 7 支错位，均已找回。`,
      en_EN: `Clínica Mirador keeps 23,000 straws. They used to be stored in 19 small dewars, inspected twice a day. Since 2023 they have been in three V400 vessels in a new nitrogen room. D35 dewars remain for quarantine and urgent use.

Every vessel has three alarms: level, temperature in the neck, and a balance below it. Each has its own power supply and communication line. A fourth V400 is kept filled as a spare.

- Moved in 23 nights, one canister at a time, checked by two people, never more than 20 seconds out of the vapour
- Nitrogen room and culture room apart; two oxygen sensors low, one at breathing height
- Three drills a year: power failure, supply failure, transfer of a whole vessel

In 2024 straws were transferred between clinics 61 times in an S7; the longest transfer took three days. The annual inventory compares racks and labels without removing straws. The first found seven in the wrong place, and all were traced.`,
      es_ES: `La Clínica Mirador guarda 23 000 pajuelas. Antes estaban en 19 vasos Dewar pequeños, con dos rondas al día. Desde su nueva sala de nitrógeno de 2023 están en tres V400. Los D35 quedan para cuarentena y urgencias.

Cada recipiente tiene tres alarmas: nivel, temperatura del cuello y una báscula debajo. Cada una tiene su alimentación y su línea telefónica. Un cuarto V400 se mantiene lleno como reserva.

- Traslado en 23 noches, un canastillo cada vez, con dos personas y nunca más de 20 segundos fuera del vapor
- Sala de nitrógeno y sala de cultivo separadas; dos sensores de oxígeno abajo y uno a la altura de la respiración
- Tres simulacros al año: fallo de corriente, fallo de suministro y traslado de un recipiente entero

En 2024 el S7 hizo 61 traslados entre clínicas, el más largo de tres días. El inventario anual coteja racks y etiquetas sin sacar las pajuelas. El primero detectó siete fuera de lugar, y todas se localizaron.`,
      fr_FR: `La Clínica Mirador garde 23 000 paillettes. Elles étaient dans 19 petits vases Dewar, avec deux rondes par jour. Depuis l’ouverture de la nouvelle salle d’azote en 2023, elles sont dans trois V400. Les D35 servent encore pour la quarantaine et les urgences.

Chaque cuve a trois alarmes : niveau, température du col et poids, mesuré par une balance sous la cuve. Chacune a son alimentation et sa ligne téléphonique. Une quatrième V400 est tenue pleine en secours.

- Transfert en 23 nuits, un canister à la fois, vérifié par deux personnes, jamais plus de 20 secondes hors de la vapeur
- Salle d’azote et salle de culture séparées ; deux capteurs d’oxygène bas, un à hauteur de respiration
- Trois exercices par an : courant, fourniture, cuve entière

En 2024, le S7 a servi à 61 transferts entre centres, le plus long de trois jours. L’inventaire annuel se fait par rack et étiquette, au froid. Le premier a révélé sept paillettes mal rangées, toutes retrouvées.`,
    },
  },
  {
    number: 21,
    slug: 'st-brannoc-wards',
    type: 'hospitals',
    mark: 'st-brannoc',
    scenes: ['hospital-pharmacy', 'laboratory-network'],
    solutions: ['hospital-pharmacy'],
    products: ['R60', 'R120', 'Trace 3'],
    createTime: '2024-04-16T09:00:00+01:00',
    updateTime: '2024-04-16T09:00:00+01:00',
    sites: everywhere,
    name: {
      zh_CN: '圣布兰诺克医院：136 台病区冰箱统一监测',
      en_EN: 'St Brannoc’s Hospital: 136 ward refrigerators on one monitoring system',
      es_ES: 'Hospital St Brannoc: 136 frigoríficos de planta en un solo sistema',
      fr_FR: 'Hôpital St Brannoc : 136 réfrigérateurs de service sous une même surveillance',
    },
    eachDistrict: {
      zh_CN: '英国 · 康沃尔',
      en_EN: 'Cornwall, United Kingdom',
      es_ES: 'Cornualles, Reino Unido',
      fr_FR: 'Cornouailles, Royaume-Uni',
    },
    figures: [
      {
        figure: '136',
        measureWord: '台',
        label: {
          zh_CN: '病区冰箱',
          en_EN: 'ward refrigerators',
          es_ES: 'frigoríficos de planta',
          fr_FR: 'réfrigérateurs de service',
        },
      },
      {
        figure: '190',
        unit: { zh_CN: '条/月', en_EN: 'a month', es_ES: 'al mes', fr_FR: 'par mois' },
        label: {
          zh_CN: '报警数，原为 460 条/月',
          en_EN: 'alarms, 460 before',
          es_ES: 'alarmas, antes 460',
          fr_FR: 'alarmes, contre 460',
        },
      },
      {
        figure: '22',
        unit: { zh_CN: '分钟', en_EN: 'minutes', es_ES: 'minutos', fr_FR: 'minutes' },
        label: {
          zh_CN: '停电时药品转移用时',
          en_EN: 'to move the medicines',
          es_ES: 'para trasladar los fármacos',
          fr_FR: 'pour transférer les produits',
        },
      },
    ],
    brief: {
      zh_CN: `康沃尔的圣布兰诺克医院有 136 台病区冰箱，分布在六栋楼里，最远的一栋是 1874 年的石砌建筑，没有网络信号。

四周内，全部更换为 98 台 R60 和 38 台 R120。石砌建筑改用 LoRa，一台网关的信号可穿透三层石墙。报警每次只呼叫一人，依次为护士站、药学部和值班经理。

- 更换期间各病区均有备用冷藏箱，药品没有损失
- 全院温度记录由药学部管理，护士站不再抄录
- 报警由每月 460 条降到 190 条，没有遗漏重要报警

2024 年 3 月的一次停电中，38 台 R120 有 6 台先后报警，药学部按预案把药品移到相邻楼栋，全程 22 分钟。`,
      en_EN: `St Brannoc’s Hospital in Cornwall has 136 ward refrigerators in six buildings. The most distant, built of stone in 1874, has no network coverage.

They were replaced by 98 R60 and 38 R120 within four weeks. In the stone building LoRa is used: the signal of one gateway passes through three walls. Alarms call one person at a time, first the ward, then the pharmacy, then the manager on duty.

- A spare refrigerator for each ward during the change; no medicine was lost
- The pharmacy keeps all records, and wards no longer copy readings
- 190 alarms a month instead of 460, without losing any that mattered

During a power cut in March 2024 six R120 raised alarms one after another, and the pharmacy moved the medicines to the next building, as planned, within 22 minutes.`,
      es_ES: `El Hospital St Brannoc, en Cornualles, tiene 136 frigoríficos de planta en seis edificios. El más lejano es una casa de piedra de 1874 sin cobertura de red.

En cuatro semanas se sustituyeron por 98 R60 y 38 R120. En la casa de piedra, la señal LoRa de una pasarela atraviesa tres muros. Con cada alarma se llama a una sola persona cada vez: primero a la planta, luego a Farmacia y después al directivo de guardia.

- Un frigorífico de reserva por planta durante el cambio; no se perdió ningún medicamento
- Farmacia lleva todos los registros y las plantas ya no copian lecturas
- 190 alarmas al mes en lugar de 460, sin perder ninguna importante

En un corte de corriente de marzo de 2024 dieron alarma seis R120, uno tras otro, y Farmacia trasladó los medicamentos al edificio vecino, según lo previsto, en 22 minutos.`,
      fr_FR: `L’hôpital St Brannoc, en Cornouailles, a 136 réfrigérateurs de service dans six bâtiments. Le plus éloigné est une maison de pierre de 1874, sans couverture réseau.

En quatre semaines, les anciens appareils ont été remplacés par 98 R60 et 38 R120. Dans la maison de pierre, le signal LoRa d’une passerelle traverse trois murs. En cas d’alarme, une personne est appelée à la fois : d’abord le service, puis la pharmacie, puis le cadre de garde.

- Un réfrigérateur de secours par service pendant l’échange ; aucun médicament perdu
- Les relevés sont tenus par la pharmacie, les services ne recopient plus rien
- 190 alarmes par mois au lieu de 460, sans perte d’alarme importante

Lors d’une coupure de mars 2024, l’alarme s’est déclenchée successivement sur six R120 et les médicaments ont été transférés dans le bâtiment voisin selon la liste, en 22 minutes.`,
    },
  },
  {
    number: 27,
    slug: 'qingyu-milk-bank',
    type: 'hospitals',
    mark: 'qingyu-milk-bank',
    scenes: ['hospital-pharmacy'],
    solutions: ['hospital-pharmacy'],
    products: ['U510', 'R360'],
    createTime: '2025-03-18T09:00:00+08:00',
    updateTime: '2025-03-18T09:00:00+08:00',
    sites: everywhere,
    name: {
      zh_CN: '青屿儿童医院：早产儿的母乳库',
      en_EN: 'Qingyu Children’s Hospital: a milk bank for premature infants',
      es_ES: 'Hospital Infantil de Qingyu: un banco de leche para prematuros',
      fr_FR: 'Hôpital pour enfants de Qingyu : un lactarium pour les prématurés',
    },
    eachDistrict: {
      zh_CN: '中国 · 山海省青屿市',
      en_EN: 'Qingyu, Shanhai Province, China',
      es_ES: 'Qingyu, Shanhai, China',
      fr_FR: 'Qingyu, Shanhai, Chine',
    },
    figures: [
      {
        figure: '268',
        measureWord: '位',
        label: {
          zh_CN: '捐乳母亲',
          en_EN: 'donor mothers',
          es_ES: 'madres donantes',
          fr_FR: 'mères donneuses',
        },
      },
      {
        figure: '187',
        measureWord: '名',
        label: {
          zh_CN: '受益婴儿',
          en_EN: 'children supplied',
          es_ES: 'niños alimentados',
          fr_FR: 'enfants nourris',
        },
      },
      {
        figure: { zh_CN: '62.5', en_EN: '62.5', es_ES: '62,5', fr_FR: '62,5' },
        unit: '°C',
        label: {
          zh_CN: '巴氏消毒温度，30 分钟',
          en_EN: 'pasteurised for 30 minutes',
          es_ES: 'pasteurización, 30 minutos',
          fr_FR: 'pasteurisation, 30 minutes',
        },
      },
    ],
    brief: {
      zh_CN: `青屿儿童医院的新生儿科每月收治 60 余名早产儿，母乳库 2025 年 3 月启用。每份捐乳 150 mL，可供五名婴儿，全程可追溯到捐乳者。

待检母乳在 U510 中 −40 °C 保存；检测合格、巴氏消毒后存入 R360，三天内用完。两台设备分设两间，门互锁。

- 每瓶双标签：捐乳者编号、批号、消毒曲线
- 62.5 °C 消毒 30 分钟，曲线与瓶号关联
- 温度记录随出院小结交给家属

前三个月共有 268 位母亲捐乳，供应 187 名婴儿，因温度报废两瓶。护士长表示，可查的记录有助于家长信任捐赠母乳。`,
      en_EN: `The neonatal unit of the Qingyu Children’s Hospital cares for some sixty premature infants a month. Its milk bank opened in March 2025. A donation of 150 mL is enough for five children and is fully traceable to its donor.

Milk awaiting its test results is kept at −40 °C in a U510. Pasteurised milk goes to an R360 and is used within three days. The two are in separate rooms with interlocked doors.

- Two labels on each bottle: donor, batch and pasteurisation curve
- 62.5 °C for 30 minutes, with the curve linked to the bottle
- Families receive the temperature record of the milk their child was given

In the first three months 268 mothers gave for 187 children; two bottles were discarded for temperature. According to the head nurse, the open record helps parents to trust donated milk.`,
      es_ES: `La unidad neonatal del Hospital Infantil de Qingyu atiende a unos sesenta prematuros al mes. Su banco de leche se abrió en marzo de 2025. Una donación de 150 mL basta para cinco niños y es trazable hasta la donante.

La leche pendiente de análisis se guarda a −40 °C en un U510. La pasteurizada pasa a un R360 y se usa en tres días. Los dos equipos están en salas distintas con puertas enclavadas.

- Dos etiquetas por biberón: donante, lote y curva de pasteurización
- 62,5 °C durante 30 minutos, con la curva unida al biberón
- Las familias reciben el registro de temperatura de la leche que tomó su hijo

En los tres primeros meses donaron leche 268 madres para 187 niños; dos biberones se desecharon por temperatura. Según la supervisora, el registro abierto ayuda a los padres a confiar en la leche donada.`,
      fr_FR: `La néonatologie de l’hôpital pour enfants de Qingyu accueille une soixantaine de prématurés par mois. Son lactarium a ouvert en mars 2025. Un don de 150 mL est réparti entre cinq enfants et reste traçable jusqu’à la donneuse.

Le lait en attente d’analyse est conservé à −40 °C dans un U510. Une fois pasteurisé, il passe dans un R360 et est utilisé sous trois jours. Les deux appareils sont dans deux pièces dont les portes ne peuvent pas s’ouvrir en même temps.

- Deux étiquettes par flacon : donneuse, lot et courbe
- 62,5 °C pendant 30 minutes, la courbe liée au flacon
- Les familles peuvent lire le relevé de ce que leur enfant a reçu

En trois mois, 268 mères ont donné leur lait pour 187 enfants ; deux flacons ont été écartés pour cause de température. Selon la cadre de santé, le relevé aide les parents à faire confiance au lait de don.`,
    },
  },
  {
    number: 32,
    slug: 'bellefontaine-oncology',
    type: 'hospitals',
    mark: 'bellefontaine',
    scenes: ['hospital-pharmacy', 'biosafety'],
    solutions: ['hospital-pharmacy', 'clinical-trials'],
    products: ['B155', 'R660', 'R390'],
    createTime: '2025-11-19T09:00:00+01:00',
    updateTime: '2025-11-19T09:00:00+01:00',
    sites: internationalOnly,
    name: {
      zh_CN: '贝勒枫丹研究所：细胞毒性药物从调配到给药的全程控温',
      en_EN: 'Institut Bellefontaine: cytotoxic doses under control from preparation to bedside',
      es_ES: 'Institut Bellefontaine: control de las dosis citotóxicas, de la preparación a la cama',
      fr_FR: 'Institut Bellefontaine : les cytotoxiques sous contrôle, de la préparation au lit',
    },
    eachDistrict: {
      zh_CN: '法国 · 图卢兹',
      en_EN: 'Toulouse, France',
      es_ES: 'Toulouse, Francia',
      fr_FR: 'Toulouse, France',
    },
    figures: [
      {
        figure: '240',
        unit: { zh_CN: '份/天', en_EN: 'a day', es_ES: 'al día', fr_FR: 'par jour' },
        label: {
          zh_CN: '细胞毒性药物调配量',
          en_EN: 'cytotoxic doses',
          es_ES: 'dosis citotóxicas',
          fr_FR: 'doses de cytotoxiques',
        },
      },
      {
        figure: '2',
        unit: { zh_CN: '份/月', en_EN: 'a month', es_ES: 'al mes', fr_FR: 'par mois' },
        label: {
          zh_CN: '因温度停用，原为 31 份/月',
          en_EN: 'doses lost, 31 before',
          es_ES: 'dosis perdidas, antes 31',
          fr_FR: 'doses perdues, contre 31',
        },
      },
    ],
    brief: {
      zh_CN: `图卢兹的贝勒枫丹肿瘤研究所每天调配约 240 份细胞毒性药物，五楼调配，八楼给药。途中七分钟，过去没有温度记录。

两台 B155 全排型生物安全柜替换旧柜，排风独立出屋面；调配好的药品在 R390 中暂存，送药箱随箱带记录卡。试验用药存放在双锁的 R660 中，随机号与温度数据分开管理。

- 每台柜现场复测，年度报告与上一年并列
- 送药限时 20 分钟，药箱屏幕显示倒计时
- 药房与走廊的压差在两侧显示

2025 年 11 月统计，因温度停用的配制剂由每月 31 份降到 2 份。药师有更多时间用于患者用药教育。`,
      en_EN: `At the Institut Bellefontaine in Toulouse about 240 cytotoxic doses a day are prepared on the fourth floor and given on the seventh. The transport takes seven minutes, and its temperature was not recorded.

Two B155 cabinets, exhausted through the roof, replaced the old ones. Prepared doses are held in an R390 and travel with a logger card. Trial medicines are in an R660 with two locks. Randomisation and temperature data are kept separate.

- Each cabinet tested in place, with last year’s figures beside this year’s
- Twenty minutes from cabinet to bed, counted down on the transport box
- Pressure difference shown on both sides of the corridor

By November 2025 doses lost because of their temperature had fallen from 31 to 2 a month. Pharmacists have more time to advise patients.`,
      es_ES: `En el Institut Bellefontaine de Toulouse se preparan unas 240 dosis citotóxicas al día en el cuarto piso y se administran en el séptimo. El trayecto dura siete minutos, y su temperatura no se registraba.

Dos cabinas B155, cuyo aire sale por la cubierta, sustituyeron a las antiguas. Las dosis terminadas se guardan en un R390 y viajan con una tarjeta registradora. Los medicamentos de ensayo están en un R660 con dos cerraduras. Los datos de aleatorización y de temperatura se guardan por separado.

- Cada cabina ensayada en su emplazamiento, con las cifras del año anterior al lado
- Veinte minutos de la cabina a la cama, con cuenta atrás en la caja de transporte
- La diferencia de presión se muestra a ambos lados del pasillo

En noviembre de 2025, las dosis perdidas por temperatura habían bajado de 31 a 2 al mes. Los farmacéuticos tienen más tiempo para informar a los pacientes.`,
      fr_FR: `À l’Institut Bellefontaine de Toulouse, environ 240 doses de cytotoxiques sont préparées chaque jour au quatrième étage et administrées au septième. La température des sept minutes de trajet n’était pas enregistrée.

Deux postes B155, dont l’air sort par le toit, ont remplacé les anciens. Les doses préparées sont conservées dans un R390 et transportées avec une carte enregistreuse. Les produits d’essai clinique sont dans un R660 à deux serrures. Les données de randomisation et de température sont tenues séparément, sans accès de l’une à l’autre.

- Chaque poste contrôlé sur place, valeurs de l’année précédente en regard
- Vingt minutes du poste au lit ; le décompte est sur la caisse
- Pression affichée des deux côtés du couloir

En novembre 2025, les doses perdues pour cause de température étaient passées de 31 à 2 par mois. Les pharmaciens ont plus de temps pour informer les patients.`,
    },
  },
  {
    number: 38,
    slug: 'kestrel-hospitals',
    type: 'hospitals',
    mark: 'kestrel',
    scenes: ['hospital-pharmacy', 'laboratory-network'],
    solutions: ['hospital-pharmacy', 'laboratory-network'],
    products: ['Trace 4', 'Trace Gateway', 'R390'],
    createTime: '2026-07-21T09:00:00+01:00',
    updateTime: '2026-08-09T09:00:00+01:00',
    sites: everywhere,
    name: {
      zh_CN: '红隼医院集团：386 个测点切换到 Trace 4',
      en_EN: 'Kestrel Hospitals: 386 monitoring points moved to Trace 4',
      es_ES: 'Kestrel Hospitals: 386 puntos de medida pasan a Trace 4',
      fr_FR: 'Kestrel Hospitals : 386 points de mesure passés à Trace 4',
    },
    eachDistrict: { zh_CN: '爱尔兰', en_EN: 'Ireland', es_ES: 'Irlanda', fr_FR: 'Irlande' },
    figures: [
      {
        figure: '386',
        measureWord: '个',
        label: {
          zh_CN: '完成切换的测点',
          en_EN: 'points moved to Trace 4',
          es_ES: 'puntos en Trace 4',
          fr_FR: 'points passés à Trace 4',
        },
      },
      {
        figure: '96',
        measureWord: '个',
        label: {
          zh_CN: '装在其他品牌冰箱上的测点',
          en_EN: 'on other makes',
          es_ES: 'en otras marcas',
          fr_FR: 'sur d’autres marques',
        },
      },
      {
        figure: '54',
        unit: '%',
        label: {
          zh_CN: '报警降幅',
          en_EN: 'fewer alarms',
          es_ES: 'menos alarmas',
          fr_FR: 'd’alarmes en moins',
        },
      },
    ],
    brief: {
      zh_CN: `红隼医院集团在爱尔兰有五家医院，是 Trace 4 的首批用户。2026 年夏天的三个周末，386 个测点由旧系统切换过来，其中 96 个装在其他品牌的冰箱上。

切换前先统计报警：半年 1,260 条，其中 71 条半小时内无人查看。切换后每次只呼叫一人，五分钟换下一位，十分钟转科室负责人，每次应答均有备注。

- Trace Gateway 共九台，断电续航 8 小时
- 记录两周使用规律，提出 208 条延时建议，采纳 173 条
- 数据留在集团自己的服务器

前两个月报警减少 54%，应答时间中位数 3 分 50 秒。药学部主任表示，夜间的误报电话明显减少。`,
      en_EN: `Kestrel Hospitals, five hospitals in Ireland, were among the first to use Trace 4. On three weekends of summer 2026, 386 points moved over from an older system, 96 of them on refrigerators of other makes.

First the alarms were counted: 1,260 in half a year, 71 of them unread for half an hour. Now one person is called at a time, the next after five minutes, the head of service after ten, and each response is logged with a note.

- Nine gateways, each with eight hours of its own power
- Two weeks of recorded use, then 208 proposed delays, of which 173 were accepted
- Data on a server of the group

In the first two months there were 54% fewer alarms, and the median response time was 3 minutes 50 seconds. The chief pharmacist reports far fewer false calls at night.`,
      es_ES: `Kestrel Hospitals, grupo de cinco hospitales en Irlanda, estuvo entre los primeros en usar Trace 4. En tres fines de semana del verano de 2026 se trasladaron 386 puntos desde un sistema anterior, 96 de ellos en frigoríficos de otras marcas.

Antes se contaron las alarmas: 1260 en medio año, 71 de ellas sin leer durante media hora. Ahora se llama a una persona cada vez, a la siguiente a los cinco minutos, al jefe de servicio a los diez, y cada respuesta se registra con una nota.

- Nueve pasarelas, cada una con ocho horas de autonomía
- Dos semanas de registro del uso y después 208 retardos propuestos, 173 aceptados
- Datos en un servidor del grupo

En los dos primeros meses hubo un 54 % menos de alarmas, y la mediana hasta la respuesta fue de 3 minutos y 50 segundos. El jefe de Farmacia señala que hay muchas menos llamadas falsas de noche.`,
      fr_FR: `Kestrel Hospitals, cinq établissements en Irlande, ont été parmi les premiers à utiliser Trace 4. En trois week-ends de l’été 2026, 386 points de mesure y ont été transférés depuis un système plus ancien, dont 96 sur des réfrigérateurs d’autres marques.

Les alarmes ont d’abord été comptées : 1 260 en six mois, dont 71 restées non lues pendant une demi-heure. Désormais on appelle une personne à la fois, la suivante au bout de cinq minutes, le chef de service au bout de dix, et chaque réponse est consignée avec une note.

- Neuf passerelles, avec huit heures d’autonomie
- Deux semaines d’enregistrement de l’usage, puis 208 temporisations proposées, 173 acceptées
- Les données sur un serveur du groupe

En deux mois, le nombre d’alarmes a baissé de 54 % et le délai médian de réponse est de 3 minutes 50 secondes. Le pharmacien-chef constate bien moins de fausses alertes la nuit.`,
    },
  },
]
