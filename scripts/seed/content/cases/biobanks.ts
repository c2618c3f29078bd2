import { everywhere, internationalOnly } from '../sites'
import type { CaseDraft } from './types'

export const biobankCases: CaseDraft[] = [
  {
    number: 5,
    slug: 'east-lake-phase-one',
    type: 'biobanks',
    mark: 'east-lake',
    scenes: ['sample-network'],
    solutions: ['sample-network'],
    products: ['U820', 'V950', 'Trace 3'],
    createTime: '2020-06-18T09:00:00+08:00',
    updateTime: '2020-06-18T09:00:00+08:00',
    sites: everywhere,
    name: {
      zh_CN: '东湖样本库一期：可存 830 万份样本',
      en_EN: 'East Lake Biobank, phase one: room for 8.3 million samples',
      es_ES: 'Biobanco East Lake, primera fase: espacio para 8,3 millones de muestras',
      fr_FR: 'Biobanque East Lake, première phase : de la place pour 8,3 millions d’échantillons',
    },
    eachDistrict: {
      zh_CN: '中国 · 东湖',
      en_EN: 'East Lake, China',
      es_ES: 'East Lake, China',
      fr_FR: 'East Lake, Chine',
    },
    figures: [
      {
        figure: { zh_CN: '830', en_EN: '8.3', es_ES: '8,3', fr_FR: '8,3' },
        unit: { zh_CN: '万份', en_EN: 'million', es_ES: 'millones', fr_FR: 'millions' },
        label: {
          zh_CN: '样本库容',
          en_EN: 'sample capacity',
          es_ES: 'capacidad en muestras',
          fr_FR: 'capacité en échantillons',
        },
      },
      {
        figure: '166',
        measureWord: '台',
        label: {
          zh_CN: '逐台安装确认的设备',
          en_EN: 'units qualified',
          es_ES: 'equipos cualificados',
          fr_FR: 'appareils qualifiés',
        },
      },
      {
        figure: '74',
        unit: { zh_CN: '米', en_EN: 'm', es_ES: 'm', fr_FR: 'm' },
        label: {
          zh_CN: '液氮真空管路',
          en_EN: 'vacuum-insulated line',
          es_ES: 'línea aislada al vacío',
          fr_FR: 'ligne sous vide',
        },
      },
    ],
    brief: {
      zh_CN: `东湖样本库一期于 2020 年 6 月投入使用，98 台 U820 超低温保存箱和 68 台 V950 液氮罐，共可存放约 830 万份样本。

库房在一座旧档案馆内改建，楼板承重限制了排布。我们把冰箱沿承重墙排成四列，液氮罐集中在底层，运输通道先用同重的水箱试运。

- 166 台设备逐台安装确认，冰箱空载 27 点温度分布验证
- 室外液氮储罐一座，真空管路 74 米
- Trace 3 每分钟采集一次，接入样本信息系统

首批入库的是一项 11 万人队列的血浆与 DNA，历时 47 天，转运途中各盒均未高于 −65 °C。据东湖样本库反馈，最有用的是各层存放次序的排布表，后来列为二期需求书的第一页。`,
      en_EN: `The first phase of the East Lake Biobank opened in June 2020 with 98 U820 freezers and 68 V950 vessels, which hold about 8.3 million samples.

The building had been an archive, and the load-bearing capacity of its floors set the limits. Freezers are placed in four rows along the bearing walls, vessels on the ground floor. The access route was first tested with water tanks of the same weight.

- 166 units qualified individually; freezers mapped empty at 27 points
- One outdoor nitrogen tank and 74 metres of vacuum-insulated line
- Trace 3 readings every minute, transferred to the sample database

The plasma and DNA of a cohort of 110,000 people were stored first. The move took 47 days, and no box rose above −65 °C on the way. According to East Lake, the most useful tool was a table of the order in which shelves are filled. It became the first page of the requirements for phase two.`,
      es_ES: `La primera fase del Biobanco East Lake se abrió en junio de 2020 con 98 congeladores U820 y 68 recipientes V950. Caben unos 8,3 millones de muestras.

El edificio había sido un archivo, y la capacidad de carga de sus forjados fijó los límites. Los congeladores forman cuatro filas junto a los muros de carga; los recipientes están en la planta baja. El recorrido de entrada se probó antes con depósitos de agua del mismo peso.

- 166 equipos cualificados uno a uno; congeladores mapeados en vacío en 27 puntos
- Un depósito exterior de nitrógeno y 74 metros de línea aislada al vacío
- Una lectura por minuto con Trace 3, transferida a la base de datos de muestras

Primero llegaron el plasma y el ADN de una cohorte de 110 000 personas. El traslado duró 47 días y ninguna caja superó −65 °C. Según East Lake, lo más útil fue una tabla con el orden de llenado de los estantes, que después fue la primera página del pliego de la segunda fase.`,
      fr_FR: `La première phase de la biobanque East Lake a ouvert en juin 2020 avec 98 congélateurs U820 et 68 cuves V950. Sa capacité est d’environ 8,3 millions d’échantillons.

Le bâtiment était un ancien dépôt d’archives, dont les planchers limitaient la charge. Les congélateurs forment quatre rangées le long des murs porteurs ; les cuves sont au rez-de-chaussée. Le parcours a d’abord été essayé avec des réservoirs d’eau du même poids.

- 166 appareils qualifiés un à un ; congélateurs cartographiés à vide en 27 points
- Un réservoir d’azote extérieur et 74 mètres de ligne sous vide
- Trace 3, une fois par minute, lu par la base d’échantillons

Le plasma et l’ADN d’une cohorte de 110 000 personnes sont arrivés les premiers. Le transfert a duré 47 jours et aucune boîte n’a dépassé −65 °C. Selon East Lake, le plus utile a été un tableau de l’ordre de remplissage des clayettes, qui figure désormais en tête du cahier des charges de la phase deux.`,
    },
  },
  {
    number: 12,
    slug: 'hainberg-cohort',
    type: 'biobanks',
    mark: 'hainberg',
    scenes: ['sample-network', 'universities'],
    solutions: ['sample-network'],
    products: ['U860', 'C680'],
    createTime: '2022-05-11T09:00:00+02:00',
    updateTime: '2023-02-07T09:00:00+01:00',
    sites: everywhere,
    name: {
      zh_CN: '海恩贝格队列研究：双系统制冷，两地存放',
      en_EN: 'The Hainberg Cohort: two cooling systems, two sites',
      es_ES: 'Cohorte Hainberg: dos sistemas frigoríficos, dos sedes',
      fr_FR: 'La cohorte Hainberg : deux systèmes, deux lieux',
    },
    eachDistrict: {
      zh_CN: '德国 · 下萨克森',
      en_EN: 'Lower Saxony, Germany',
      es_ES: 'Baja Sajonia, Alemania',
      fr_FR: 'Basse-Saxe, Allemagne',
    },
    figures: [
      {
        figure: { zh_CN: '138', en_EN: '1.38', es_ES: '1,38', fr_FR: '1,38' },
        unit: { zh_CN: '万管', en_EN: 'million', es_ES: 'millones', fr_FR: 'million' },
        label: {
          zh_CN: '分两地存放的样本',
          en_EN: 'tubes at two sites',
          es_ES: 'tubos en dos sedes',
          fr_FR: 'tubes en deux lieux',
        },
      },
      {
        figure: '11',
        unit: { zh_CN: '公里', en_EN: 'km', es_ES: 'km', fr_FR: 'km' },
        label: {
          zh_CN: '两库距离',
          en_EN: 'between the two stores',
          es_ES: 'entre los dos almacenes',
          fr_FR: 'entre les deux dépôts',
        },
      },
      {
        figure: '−78',
        unit: '°C',
        label: {
          zh_CN: '单套失效时的最高箱温',
          en_EN: 'warmest after a failure',
          es_ES: 'máxima tras una avería',
          fr_FR: 'maximum après une panne',
        },
      },
    ],
    brief: {
      zh_CN: `海恩贝格队列自 2006 年起每五年随访 2.4 万人，样本无法重新采集。2021 年一次夜间停电之后，研究组决定将同一人的两份样本异地存放。

主库配 24 台 U860：两套独立制冷，任意一套单独运行都能维持 −80 °C。备份库设在 11 公里外的诊所地下室，16 台 C680 卧式超低温保存箱，冷气不外溢，断电时升温更慢。

- 138 万管分为主样本和备份样本，历时八周
- 交付时逐台断开一套制冷，记录 24 小时
- 备份库无人值守，报警直接打给研究组

2023 年 1 月主库一台 U860 的一套系统失效，箱温最高 −78 °C。维修人员四天后到达，其间样本无需转移。`,
      en_EN: `The Hainberg Cohort has followed 24,000 people at intervals of five years since 2006, and its samples cannot be taken again. After a power cut at night in 2021 the research group decided to keep the two aliquots of each person in two buildings.

The main store has 24 U860 freezers, whose two cooling systems can each hold −80 °C alone. The backup store is 11 km away in the basement of a clinic: 16 C680 chest freezers, which lose little cold when opened and warm more slowly without power.

- 1.38 million tubes divided between the sites in eight weeks
- On delivery one system of each freezer was switched off for 24 hours and the temperature recorded
- The backup store is unstaffed; its alarms go to the research group

In January 2023 one system of a U860 failed. The warmest reading was −78 °C. The engineer came four days later, and no tube had to be moved.`,
      es_ES: `La cohorte Hainberg examina a 24 000 personas cada cinco años desde 2006, y sus muestras no pueden volver a tomarse. Tras un corte de corriente nocturno en 2021, el grupo de investigación decidió que las dos alícuotas de cada persona se guardaran en edificios distintos.

El almacén principal tiene 24 U860, cuyos dos sistemas frigoríficos mantienen −80 °C cada uno por sí solo. El de reserva está a 11 km, en el sótano de una clínica: 16 arcones C680, que pierden poco frío al abrirse y se calientan más despacio sin corriente.

- 1,38 millones de tubos repartidos entre ambas sedes en ocho semanas
- En la entrega se apagó un sistema de cada equipo durante 24 horas y se registró la temperatura
- En el almacén de reserva no hay personal; sus alarmas llegan al grupo de investigación

En enero de 2023 falló un sistema de un U860. La lectura más alta fue de −78 °C. El técnico llegó cuatro días después y no hubo que mover ningún tubo.`,
      fr_FR: `La cohorte Hainberg revoit 24 000 personnes tous les cinq ans depuis 2006, et ses échantillons ne peuvent pas être prélevés une seconde fois. Après une coupure de nuit en 2021, l’équipe a décidé que les deux aliquotes d’une personne seraient conservées dans deux bâtiments.

Le dépôt principal compte 24 U860, dont chacun des deux systèmes peut maintenir seul −80 °C. Le double est à 11 km, au sous-sol d’une clinique : 16 coffres C680, qui perdent peu de froid à l’ouverture et se réchauffent plus lentement sans courant.

- 1,38 million de tubes répartis en huit semaines
- À la livraison, un système de chaque appareil a été coupé 24 heures, sous enregistrement
- Le second dépôt est sans personnel ; ses alarmes parviennent à l’équipe

En janvier 2023, un système d’un U860 est tombé en panne. La température la plus haute a été de −78 °C. Le technicien est venu quatre jours plus tard ; aucun tube n’a dû être déplacé.`,
    },
  },
  {
    number: 18,
    slug: 'qingyu-cord-blood',
    type: 'biobanks',
    mark: 'qingyu-cord-blood',
    scenes: ['cord-blood'],
    solutions: ['cord-blood'],
    products: ['V1400', 'S18', 'T15'],
    createTime: '2023-10-19T09:00:00+08:00',
    updateTime: '2024-02-21T09:00:00+12:00',
    sites: everywhere,
    name: {
      zh_CN: '青屿脐带血库：3.2 万袋，逐袋可追溯',
      en_EN: 'Qingyu Cord Blood Bank: 32,000 units, each with its cooling curve',
      es_ES: 'Banco de Sangre de Cordón de Qingyu: 32 000 unidades, cada una con su curva de enfriamiento',
      fr_FR: 'Banque de sang placentaire de Qingyu : 32 000 unités, chacune avec sa courbe',
    },
    eachDistrict: {
      zh_CN: '中国 · 山海省青屿市',
      en_EN: 'Qingyu, Shanhai Province, China',
      es_ES: 'Qingyu, Shanhai, China',
      fr_FR: 'Qingyu, Shanhai, Chine',
    },
    figures: [
      {
        figure: { zh_CN: '3.2', en_EN: '32,000', es_ES: '32 000', fr_FR: '32 000' },
        measureWord: '万袋',
        label: {
          zh_CN: '转移的脐带血',
          en_EN: 'cord blood units moved',
          es_ES: 'unidades trasladadas',
          fr_FR: 'unités transférées',
        },
      },
      {
        figure: '26',
        unit: { zh_CN: '个夜间', en_EN: 'nights', es_ES: 'noches', fr_FR: 'nuits' },
        label: { zh_CN: '转移用时', en_EN: 'to move them all', es_ES: 'de traslado', fr_FR: 'de transfert' },
      },
      {
        figure: '−178',
        unit: '°C',
        label: {
          zh_CN: '转运罐内最高温度',
          en_EN: 'warmest during the move',
          es_ES: 'máxima durante el traslado',
          fr_FR: 'maximum pendant le transfert',
        },
      },
    ],
    brief: {
      zh_CN: `青屿脐带血库 2023 年迁入新址，共有 15 台 V1400 气相液氮罐，其中一台专作检疫罐，一台常年空置备用。原有 3.2 万袋在 26 个夜间完成转移。

迁移之前，先把 2009 年以来的降温曲线从三种记录仪里逐批读出，与袋号对应。有 318 袋找不到曲线，标注后单独存放，不再供临床使用。

- 转移用 S18 干式液氮运输罐，每罐 60 袋，罐内最高 −178 °C
- 双人核对袋号、架位、外包袋完整性
- 新罐称重 48 小时，静态蒸发量均不高于每天 10.4 升

2025 年 3 月，一袋 2011 年的脐带血被选中用于移植。从请求到出库用了 3 小时，其中 2 小时 40 分用于确认配型。`,
      en_EN: `The Qingyu Cord Blood Bank moved in 2023 and now has 15 V1400 vessels, one of them for quarantine and one kept empty and cold. The 32,000 units it held were moved in 26 nights.

First the cooling curves since 2009 were read out of three kinds of recorder and matched with the bags. For 318 no curve could be found; they are marked, stored separately and no longer offered for transplantation.

- Moved in S18 dry shippers of 60 units each, never above −178 °C
- Number, position and overwrap checked by two people
- New vessels weighed for 48 hours; none lost more than 10.4 litres a day

In March 2025 a unit from 2011 was selected for a transplant. It was released three hours after the request; two hours and forty minutes of these were needed for HLA typing.`,
      es_ES: `El Banco de Sangre de Cordón de Qingyu se trasladó en 2023 y dispone hoy de 15 recipientes V1400. Uno es de cuarentena y otro, vacío y frío, de reserva. Las 32 000 unidades se trasladaron en 26 noches.

Antes se leyeron las curvas de enfriamiento desde 2009, procedentes de tres tipos de registrador, y se asignaron a las bolsas. De 318 bolsas no se encontró la curva; están marcadas, se guardan aparte y ya no se ofrecen para trasplante.

- Traslado en contenedores secos S18 de 60 unidades, nunca por encima de −178 °C
- Número, posición y envoltura comprobados por dos personas
- Recipientes nuevos pesados 48 horas; ninguno perdió más de 10,4 litros al día

En marzo de 2025 se eligió para un paciente una unidad de 2011. De la petición a la salida pasaron tres horas, de las que dos horas y cuarenta minutos correspondieron al tipado HLA.`,
      fr_FR: `La banque de sang placentaire de Qingyu a déménagé en 2023 et possède désormais 15 cuves V1400, dont une de quarantaine et une gardée vide et froide. Les 32 000 unités ont été transférées en 26 nuits.

Au préalable, les courbes de descente en température depuis 2009 ont été relues sur trois types d’enregistreurs et rattachées aux poches. Pour 318 d’entre elles, aucune courbe n’a été retrouvée. Elles sont marquées, rangées à part, et ne sont plus proposées à la greffe.

- Transfert en conteneurs secs S18 de 60 unités, jamais au-dessus de −178 °C
- Numéro, emplacement et enveloppe vérifiés par deux personnes
- Cuves neuves pesées 48 heures ; aucune n’a perdu plus de 10,4 litres par jour

En mars 2025, une unité de 2011 a été choisie pour un patient. De la demande à la sortie, il a fallu trois heures, dont deux heures quarante de typage.`,
    },
  },
  {
    number: 22,
    slug: 'native-breeds-gene-bank',
    type: 'biobanks',
    mark: 'native-breeds',
    scenes: ['food-and-veterinary'],
    solutions: ['food-and-veterinary'],
    products: ['D65', 'V200', 'D3'],
    createTime: '2024-06-05T09:00:00+02:00',
    updateTime: '2024-06-05T09:00:00+02:00',
    sites: internationalOnly,
    name: {
      zh_CN: '伊比利亚本土畜种基因库：6.1 万支麦管',
      en_EN: 'Dehesa gene bank: 61,000 straws from native Iberian breeds',
      es_ES: 'Banco de germoplasma Dehesa: 61 000 pajuelas de razas autóctonas ibéricas',
      fr_FR: 'Banque de gènes Dehesa : 61 000 paillettes de races ibériques',
    },
    eachDistrict: {
      zh_CN: '西班牙 · 埃斯特雷马杜拉',
      en_EN: 'Extremadura, Spain',
      es_ES: 'Extremadura, España',
      fr_FR: 'Estrémadure, Espagne',
    },
    figures: [
      {
        figure: { zh_CN: '6.1', en_EN: '61,000', es_ES: '61 000', fr_FR: '61 000' },
        measureWord: '万支',
        label: {
          zh_CN: '麦管库存',
          en_EN: 'straws in the bank',
          es_ES: 'pajuelas en el banco',
          fr_FR: 'paillettes en banque',
        },
      },
      {
        figure: '14',
        measureWord: '个',
        label: {
          zh_CN: '存栏不足千头的品种',
          en_EN: 'breeds under a thousand',
          es_ES: 'razas con menos de mil',
          fr_FR: 'races à moins de mille têtes',
        },
      },
      {
        figure: '240',
        unit: { zh_CN: '公里', en_EN: 'km', es_ES: 'km', fr_FR: 'km' },
        label: {
          zh_CN: '到异地备份库的距离',
          en_EN: 'to the duplicates',
          es_ES: 'hasta los duplicados',
          fr_FR: 'jusqu’au double',
        },
      },
    ],
    brief: {
      zh_CN: `西班牙 38 个本土牛、羊、猪品种中，有 14 个存栏不足千头。德埃萨基因库保存它们的精液、胚胎和体细胞，共 6.1 万支麦管，供育种协会申请使用。

九只 D65 按品种分别存放，两台 V200 存放胚胎与细胞。采集在牧场进行，D3 随车，每次 300 支，当天入库。

- 每个品种至少保存 25 头公畜、每头 100 支
- 每只容器置于称重台上，日失重超过 460 g 即报警
- 备份存于 240 公里外，每半年核对一次

2024 年春天，一个只剩 63 头的牛种用 1998 年的冻精产下三头小牛。那批麦管曾四次更换容器，均有记录。`,
      en_EN: `Of 38 native breeds of cattle, sheep, goats and pigs in Spain, 14 have fewer than a thousand animals. The Dehesa gene bank keeps their semen, embryos and cells: 61,000 straws, which breeders’ associations may apply for.

Nine D65 dewars hold the straws, breed by breed, and two V200 vessels the embryos and cells. Semen is collected on the farms. A D3 dewar brings back 300 straws, which are stored on the same day.

- At least 25 sires of each breed, with a hundred straws from each
- Every dewar on a balance: a loss of more than 460 g in a day raises an alarm
- Duplicates stored 240 km away, reconciled twice a year

In spring 2024 three calves of a breed with 63 animals left were born from semen frozen in 1998. Those straws had changed vessels four times, and every move is on record.`,
      es_ES: `De 38 razas autóctonas de vacuno, ovino, caprino y porcino en España, 14 cuentan con menos de mil animales. El banco Dehesa guarda su semen, sus embriones y sus células: 61 000 pajuelas que las asociaciones de criadores pueden solicitar.

Las pajuelas están en nueve D65, separadas por razas; los embriones y las células, en dos V200. El semen se recoge en las fincas. Un D3 transporta 300 pajuelas, que se guardan en el banco el mismo día.

- Al menos 25 sementales por raza y cien pajuelas de cada uno
- Todos los vasos Dewar en báscula: una pérdida de más de 460 g en un día activa la alarma
- Duplicados a 240 km, cotejados dos veces al año

En la primavera de 2024, nacieron tres terneros de una raza de la que quedan 63 animales, con semen congelado en 1998. Aquellas pajuelas habían cambiado cuatro veces de recipiente, y todos los cambios constan en el registro.`,
      fr_FR: `Sur 38 races autochtones de bovins, ovins, caprins et porcs en Espagne, 14 comptent moins de mille animaux. La banque Dehesa conserve leur semence, leurs embryons et leurs cellules : 61 000 paillettes, à la disposition des associations d’éleveurs.

Neuf D65 contiennent chacun une race, deux V200 les embryons et les cellules. La collecte a lieu dans les fermes. Un D3 voyage avec 300 paillettes et est vidé à la banque le jour même.

- Au moins 25 reproducteurs par race, cent paillettes pour chacun
- Chaque vase Dewar sur une balance : une perte de plus de 460 g en un jour déclenche l’alarme
- Un double à 240 km, vérifié deux fois par an

Au printemps 2024, trois veaux d’une race de 63 bovins sont nés d’une semence congelée en 1998. Ces paillettes avaient changé quatre fois de cuve, et chaque changement est consigné.`,
    },
  },
  {
    number: 30,
    slug: 'cantabria-first-u830',
    type: 'biobanks',
    mark: 'cantabria',
    scenes: ['sample-network', 'laboratory-network'],
    solutions: ['sample-network', 'laboratory-network'],
    products: ['U830', 'Trace 3'],
    createTime: '2025-09-30T09:00:00+02:00',
    updateTime: '2025-11-13T09:00:00+01:00',
    sites: everywhere,
    name: {
      zh_CN: '坎塔布里亚海岸样本库：首批 12 台 U830',
      en_EN: 'Cantabria Coast Biobank: the first twelve U830 freezers',
      es_ES: 'Biobanco Costa de Cantabria: los doce primeros U830',
      fr_FR: 'Biobanque Costa de Cantabria : les douze premiers U830',
    },
    eachDistrict: {
      zh_CN: '西班牙 · 桑坦德',
      en_EN: 'Santander, Spain',
      es_ES: 'Santander, España',
      fr_FR: 'Santander, Espagne',
    },
    figures: [
      {
        figure: { zh_CN: '7.3', en_EN: '7.3', es_ES: '7,3', fr_FR: '7,3' },
        unit: { zh_CN: 'kWh/天', en_EN: 'kWh a day', es_ES: 'kWh al día', fr_FR: 'kWh par jour' },
        label: {
          zh_CN: '每台日耗电，原为 18.7 kWh',
          en_EN: 'per freezer, 18.7 before',
          es_ES: 'por equipo, antes 18,7',
          fr_FR: 'par appareil, contre 18,7',
        },
      },
      {
        figure: { zh_CN: '5', en_EN: '50,000', es_ES: '50 000', fr_FR: '50 000' },
        unit: { zh_CN: '万 kWh', en_EN: 'kWh', es_ES: 'kWh', fr_FR: 'kWh' },
        label: {
          zh_CN: '全年节电量',
          en_EN: 'saved a year',
          es_ES: 'de ahorro al año',
          fr_FR: 'économisés par an',
        },
      },
      {
        figure: '11',
        unit: { zh_CN: '分钟', en_EN: 'minutes', es_ES: 'minutos', fr_FR: 'minutes' },
        label: {
          zh_CN: '样本离箱的最长时间',
          en_EN: 'longest time out of the cold',
          es_ES: 'máximo fuera del frío',
          fr_FR: 'maximum hors du froid',
        },
      },
    ],
    brief: {
      zh_CN: `坎塔布里亚海岸样本库是欧洲第一家使用 U830 的用户。12 台 U830 替换 12 台使用 13 年的旧冰箱，容量相同，占地少了 4 平方米。

替换前后各装一个月电表：旧机平均每天 18.7 kWh，U830 为 7.3 kWh。12 台一年节电约 5 万 kWh，机房空调可少开一台。

- 每天换一台，样本离开 −80 °C 不超过 11 分钟
- 旧机除霜、回收制冷剂后，由废旧电器回收机构接收
- 27 点验证，12 台均在 ±2.5 °C 以内

2026 年 2 月，其中四台在复核样本方案后改设 −70 °C，每台每天再省 1.4 kWh。其余 8 台保持 −80 °C，原因写在门卡上。`,
      en_EN: `The Cantabria Coast Biobank was the first in Europe to use the U830. Twelve of them replaced twelve 13-year-old freezers, with the same capacity on 4 m² less floor space.

Energy was metered for a month before and a month after. The old freezers used 18.7 kWh a day on average, the new ones use 7.3. This saves about 50,000 kWh a year, and one of the air conditioners could be switched off.

- One freezer a day; no rack out of −80 °C for more than 11 minutes
- Old units defrosted and their refrigerant recovered before collection
- All twelve within ±2.5 °C at 27 points

In February 2026 four were reset to −70 °C after a review of their samples, which saves 1.4 kWh a day each. Eight stay at −80 °C. The reason is stated on each door.`,
      es_ES: `El Biobanco Costa de Cantabria fue el primero de Europa en usar el U830. Doce sustituyeron a otros tantos congeladores de trece años, con la misma capacidad en 4 m² menos.

Se midió el consumo un mes antes y un mes después. Los antiguos consumían 18,7 kWh al día de media; los U830, 7,3. Entre los doce ahorran unos 50 000 kWh al año, y se ha podido apagar un equipo de aire acondicionado.

- Un congelador al día; ningún rack más de 11 minutos fuera de −80 °C
- Los antiguos se desescarcharon y se recuperó su refrigerante antes de la recogida
- Los doce, dentro de ±2,5 °C en 27 puntos

En febrero de 2026, cuatro pasaron a −70 °C tras revisar sus muestras, con 1,4 kWh menos al día cada uno. Ocho siguen a −80 °C. El motivo figura en cada puerta.`,
      fr_FR: `La biobanque Costa de Cantabria a été la première d’Europe à utiliser l’U830. Douze U830 ont remplacé douze appareils de treize ans, à capacité égale et sur 4 m² de moins.

La consommation a été mesurée un mois avant et un mois après. Les anciens consommaient 18,7 kWh par jour en moyenne, les U830 7,3. Sur un an, cela fait environ 50 000 kWh pour les douze, et un climatiseur a pu être arrêté.

- Un congélateur par jour ; aucun rack plus de 11 minutes hors du froid
- Anciens appareils dégivrés, fluide récupéré avant enlèvement
- Les douze à ±2,5 °C sur 27 points

En février 2026, quatre ont été réglés à −70 °C après examen de leurs échantillons, soit 1,4 kWh de moins par jour chacun. Huit restent à −80 °C. Le motif figure sur chaque porte.`,
    },
  },
  {
    number: 36,
    slug: 'prairie-cohort',
    type: 'biobanks',
    mark: 'prairie',
    scenes: ['sample-network', 'clinical-trials'],
    solutions: ['sample-network', 'clinical-trials'],
    products: ['U570', 'U830', 'S10'],
    createTime: '2026-03-19T09:00:00-05:00',
    updateTime: '2026-03-19T09:00:00-05:00',
    sites: internationalOnly,
    name: {
      zh_CN: '草原健康队列：九县采样，集中保存',
      en_EN: 'Prairie Health Cohort: samples from nine counties in one biobank',
      es_ES: 'Cohorte Prairie Health: muestras de nueve condados en un biobanco',
      fr_FR: 'Cohorte Prairie Health : les échantillons de neuf comtés en une biobanque',
    },
    eachDistrict: {
      zh_CN: '美国 · 内布拉斯加州',
      en_EN: 'Nebraska, United States',
      es_ES: 'Nebraska, Estados Unidos',
      fr_FR: 'Nebraska, États-Unis',
    },
    figures: [
      {
        figure: { zh_CN: '7.4', en_EN: '7.4', es_ES: '7,4', fr_FR: '7,4' },
        unit: { zh_CN: '吨', en_EN: 'tonnes', es_ES: 'toneladas', fr_FR: 'tonnes' },
        label: {
          zh_CN: '比上年少用的干冰',
          en_EN: 'less dry ice than before',
          es_ES: 'menos de hielo seco',
          fr_FR: 'de neige carbonique en moins',
        },
      },
      {
        figure: '480',
        unit: { zh_CN: '公里', en_EN: 'km', es_ES: 'km', fr_FR: 'km' },
        label: {
          zh_CN: '到最远诊所的距离',
          en_EN: 'to the farthest clinic',
          es_ES: 'hasta la clínica más lejana',
          fr_FR: 'la clinique la plus lointaine',
        },
      },
      {
        figure: '−80',
        unit: '°C',
        label: {
          zh_CN: '诊所存放温度',
          en_EN: 'storage in every clinic',
          es_ES: 'en cada clínica',
          fr_FR: 'dans chaque clinique',
        },
      },
    ],
    brief: {
      zh_CN: `草原健康队列在九个县的诊所采样，最远的离样本库 480 公里。诊所放不下大型超低温保存箱，过去靠干冰运输，曾因暴风雪停运五天。

现在每家诊所配一台 U570，单相电源，宽 670 mm，可通过普通房门。样本在诊所 −80 °C 存放，每两月集中转运一次；细胞用 S10 干式液氮运输罐转运，十天之内不必补液。中心库有六台 U830。

- 九台 U570 在十二天内装完，逐台 27 点验证
- 干冰用量比前一年少 7.4 吨
- 2026 年 1 月暴风雪停运六天，没有样本受影响

诊所护士的培训为 40 分钟，门上附操作卡。`,
      en_EN: `The Prairie Health Cohort draws blood in the clinics of nine counties, the farthest 480 km from the biobank. They had no room for a large freezer and relied on dry ice, and one winter a blizzard stopped transport for five days.

Each clinic now has a U570 freezer, which is 670 mm wide and fits through an ordinary door. Samples are stored there at −80 °C and shipped every two months; cells are sent in an S10 dry shipper with a holding time of ten days. The central biobank has six U830 freezers.

- Nine U570 installed in twelve days, each mapped at 27 points
- 7.4 tonnes less dry ice than in the year before
- Six days of closed roads in January 2026, with no sample affected

Clinic staff are trained in forty minutes and have an instruction card on the door.`,
      es_ES: `La cohorte Prairie Health extrae sangre en las clínicas de nueve condados, la más lejana a 480 km del biobanco. No había en ellas sitio para un congelador grande y se dependía del hielo seco. Un invierno, una ventisca interrumpió el transporte cinco días.

Hoy cada clínica tiene un U570, de 670 mm de ancho, que pasa por una puerta corriente. Las muestras se conservan a −80 °C y se envían cada dos meses; las células, en un contenedor seco S10, con una autonomía de diez días. En el biobanco central hay seis U830.

- Nueve U570 instalados en doce días, mapeados en 27 puntos
- 7,4 toneladas menos de hielo seco que el año anterior
- Seis días de carreteras cortadas en enero de 2026, sin ninguna muestra afectada

El personal de cada clínica recibe cuarenta minutos de formación y tiene una ficha de instrucciones en la puerta del equipo.`,
      fr_FR: `La cohorte Prairie Health prélève dans les cliniques de neuf comtés, la plus lointaine à 480 km de la biobanque. Elles n’avaient pas la place pour un grand congélateur et dépendaient de la neige carbonique. Un hiver, le blizzard a arrêté le camion cinq jours.

Chaque clinique a maintenant un U570, large de 670 mm, qui passe une porte ordinaire. Les échantillons y sont conservés à −80 °C et partent tous les deux mois ; les cellules voyagent en conteneur sec S10, d’une autonomie de dix jours. Six U830 équipent la biobanque.

- Neuf U570 installés en douze jours, cartographiés en 27 points
- 7,4 tonnes de neige carbonique de moins que l’année précédente
- Six jours de routes fermées en janvier 2026, sans perte d’échantillon

La formation d’une clinique dure quarante minutes. Une fiche plastifiée sur la porte la résume.`,
    },
  },
  {
    number: 39,
    slug: 'wildlife-cell-bank',
    type: 'biobanks',
    mark: 'wildlife',
    scenes: ['sample-network'],
    solutions: ['sample-network'],
    products: ['V600', 'U180', 'S4'],
    createTime: '2026-08-12T09:00:00+01:00',
    updateTime: '2026-08-12T09:00:00+01:00',
    sites: everywhere,
    name: {
      zh_CN: '苏格兰野生动物细胞库：142 种濒危动物',
      en_EN: 'Scottish Wildlife Cell Bank: cells of 142 threatened species',
      es_ES: 'Banco Celular de Fauna de Escocia: células de 142 especies amenazadas',
      fr_FR: 'Banque de cellules de la faune écossaise : 142 espèces menacées',
    },
    eachDistrict: {
      zh_CN: '英国 · 爱丁堡',
      en_EN: 'Edinburgh, United Kingdom',
      es_ES: 'Edimburgo, Reino Unido',
      fr_FR: 'Édimbourg, Royaume-Uni',
    },
    figures: [
      {
        figure: '142',
        measureWord: '种',
        label: {
          zh_CN: '濒危动物',
          en_EN: 'threatened species',
          es_ES: 'especies amenazadas',
          fr_FR: 'espèces menacées',
        },
      },
      {
        figure: '13',
        unit: { zh_CN: '天', en_EN: 'days', es_ES: 'días', fr_FR: 'jours' },
        label: {
          zh_CN: '运输罐保温时间',
          en_EN: 'holding time of the shipper',
          es_ES: 'autonomía del contenedor',
          fr_FR: 'autonomie du conteneur',
        },
      },
      {
        figure: '81',
        unit: '%',
        label: {
          zh_CN: '六天运输后复苏率',
          en_EN: 'cell recovery after six days',
          es_ES: 'recuperación tras seis días',
          fr_FR: 'de reprise après six jours',
        },
      },
    ],
    brief: {
      zh_CN: `苏格兰野生动物细胞库保存 142 种濒危动物的成纤维细胞，其中九种的野外数量已不足百只。两台 V600 存放全部细胞，另有一台小型 U180 存放 DNA。

难点在于运输：样本来自岛屿、山区和动物园，常常是一块指甲大的皮肤。S4 干式液氮运输罐由巡护员背负，保温 13 天，倾倒不外溢。

- 每个体冻存 12 管，分放两台 V600
- 两台之间相距 140 米，供液互不相连
- 备份由另一家机构按同样编号保存

2026 年 7 月，一份猛禽皮肤样本从外赫布里底群岛运输六天后到达实验室，罐内 −189 °C，复苏率 81%。`,
      en_EN: `The Scottish Wildlife Cell Bank keeps fibroblasts of 142 threatened species, nine of which have fewer than a hundred animals left in the wild. The cells are stored in two V600 vessels, the DNA in a U180 compact freezer.

The difficulty is transport: samples, often a piece of skin the size of a fingernail, come from islands, hills and zoos. Rangers carry an S4 dry shipper on their backs; it stays cold for 13 days and does not spill.

- Twelve vials of each animal, divided between the vessels
- The vessels are 140 metres apart with separate supplies
- Another institution keeps a backup under the same numbers

In July 2026 a skin sample of a bird of prey travelled for six days from the Outer Hebrides. On arrival the temperature in the shipper was −189 °C, and 81% of the cells recovered.`,
      es_ES: `El Banco Celular de Fauna de Escocia guarda fibroblastos de 142 especies amenazadas; de nueve quedan menos de cien animales en libertad. Las células están en dos V600 y el ADN, en un congelador compacto U180.

La dificultad es el transporte: las muestras llegan de islas, montes y zoológicos, a menudo un trozo de piel del tamaño de una uña. Los guardas llevan a la espalda un contenedor seco S4, con una autonomía de 13 días y sin riesgo de derrames.

- Doce viales por animal, repartidos entre los dos recipientes
- Recipientes a 140 metros uno de otro y con suministros separados
- Otra institución guarda una copia con los mismos números

En julio de 2026, una muestra de piel de una rapaz viajó seis días desde las Hébridas Exteriores. A la llegada, el contenedor estaba a −189 °C y se recuperó el 81 % de las células.`,
      fr_FR: `La banque de cellules de la faune écossaise conserve les fibroblastes de 142 espèces menacées, dont neuf comptent moins de cent animaux en liberté. L’ensemble est conservé dans deux V600, l’ADN dans un congélateur compact U180.

La difficulté est le transport : les échantillons viennent d’îles, de collines et de zoos, souvent un morceau de peau de la taille d’un ongle. Les gardes portent sur le dos un conteneur sec S4, d’une autonomie de 13 jours, sans risque de déversement.

- Douze tubes par animal, répartis entre les deux cuves
- Les cuves sont à 140 mètres l’une de l’autre, avec des alimentations séparées
- Un autre établissement conserve un double sous les mêmes numéros

En juillet 2026, la peau d’un rapace a voyagé six jours depuis les Hébrides extérieures. À l’arrivée, le conteneur indiquait −189 °C, et 81 % des cellules ont repris leur croissance.`,
    },
  },
  {
    number: 40,
    slug: 'east-lake-phase-two',
    type: 'biobanks',
    mark: 'east-lake',
    scenes: ['sample-network', 'laboratory-network'],
    video: 'user-east-lake',
    solutions: ['sample-network'],
    products: ['U830', 'V1000', 'Trace 4', 'D47'],
    recommended: true,
    createTime: '2026-09-17T10:00:00+08:00',
    updateTime: '2026-09-24T10:00:00+08:00',
    sites: everywhere,
    name: {
      zh_CN: '东湖样本库二期：库容 2,000 万份，统一管理',
      en_EN: 'East Lake Biobank, phase two: room for 20 million samples, one record for all',
      es_ES: 'Biobanco East Lake, segunda fase: capacidad para 20 millones de muestras, un registro único',
      fr_FR: 'Biobanque East Lake, deuxième phase : 20 millions d’échantillons, un registre unique',
    },
    eachDistrict: {
      zh_CN: '中国 · 东湖',
      en_EN: 'East Lake, China',
      es_ES: 'East Lake, China',
      fr_FR: 'East Lake, Chine',
    },
    figures: [
      {
        figure: { zh_CN: '2,000', en_EN: '20', es_ES: '20', fr_FR: '20' },
        unit: { zh_CN: '万份', en_EN: 'million', es_ES: 'millones', fr_FR: 'millions' },
        label: {
          zh_CN: '样本总库容',
          en_EN: 'sample capacity',
          es_ES: 'capacidad en muestras',
          fr_FR: 'capacité en échantillons',
        },
      },
      {
        figure: '186',
        measureWord: '台',
        label: {
          zh_CN: 'U830 保存箱',
          en_EN: 'U830 freezers',
          es_ES: 'congeladores U830',
          fr_FR: 'congélateurs U830',
        },
      },
      {
        figure: '56',
        unit: 'kW',
        label: {
          zh_CN: '散热量，冬季回收供暖',
          en_EN: 'of heat for the offices',
          es_ES: 'de calor para las oficinas',
          fr_FR: 'de chaleur pour les bureaux',
        },
      },
    ],
    brief: {
      zh_CN: `2026 年 9 月，东湖样本库二期投入使用：186 台 U830 与 24 台 V1000，总库容由 830 万份增至 2,000 万份。

186 台冰箱合计散热 56 kW，冷却水环路冬季为办公区供暖；库房常年 22 °C，波动不超过 2 °C。两座 6,000 升储罐供液，满罐可用一个月以上。

- 每台冰箱空载 72 小时，27 点验证，其中九台不合格：八台更换门封，一台返厂
- 每台液氮罐称重 48 小时，核定蒸发量
- 断电演练两次，其中一次不预先通知
- 逐条确认报警都能拨通指定电话

每份样本的位置、温度和每一次开门属于同一条记录，一期、二期统一查询。一期最早的 240 万份自 9 月 15 日起迁入，每天约 4 万份，每批抽核 5%。`,
      en_EN: `In September 2026 the second phase of the East Lake Biobank went into service. Its 186 U830 freezers and 24 V1000 vessels raise the biobank’s capacity from 8.3 to 20 million samples.

A water loop carries the 56 kW of heat from the freezers to the offices in winter, and the hall stays at 22 °C. Two outdoor tanks of 6,000 litres supply the vessels for more than a month.

- Each freezer ran empty for 72 hours and was mapped at 27 points. Nine failed: eight seals were replaced, one freezer went back
- Each vessel was weighed for 48 hours
- Power was cut twice, once without notice
- Each alarm was confirmed to reach the right telephone

Position, temperature and every opening are in one record for both phases. The oldest 2.4 million samples have been moving since 15 September, about 40,000 a day, with 5% checked in every batch.`,
      es_ES: `En septiembre de 2026 entró en servicio la segunda fase del Biobanco East Lake. Sus 186 U830 y 24 V1000 amplían la capacidad del biobanco de 8,3 a 20 millones de muestras.

Los congeladores desprenden 56 kW de calor, que un circuito de agua lleva en invierno a las oficinas; la sala se mantiene a 22 °C. Dos depósitos exteriores de 6000 litros bastan para alimentar los recipientes más de un mes.

- Cada congelador funcionó 72 horas en vacío y se mapeó en 27 puntos. Nueve no superaron la prueba: se cambiaron ocho juntas y uno volvió a fábrica
- Cada recipiente se pesó 48 horas
- Se cortó la corriente dos veces, una de ellas sin aviso
- Se comprobó que cada alarma llegaba al teléfono previsto

Posición, temperatura y aperturas figuran en un registro común a ambas fases. Los 2,4 millones de muestras más antiguas se trasladan desde el 15 de septiembre, unas 40 000 al día, con un 5 % comprobado en cada lote.`,
      fr_FR: `En septembre 2026, la deuxième phase de la biobanque East Lake est entrée en service. Ses 186 U830 et 24 V1000 portent la capacité de la biobanque de 8,3 à 20 millions d’échantillons.

Les congélateurs dégagent 56 kW. Une boucle d’eau transporte cette chaleur vers les bureaux en hiver, et la salle reste à 22 °C. Deux réservoirs extérieurs de 6 000 litres alimentent les cuves plus d’un mois.

- Chaque congélateur a fonctionné 72 heures à vide et a été cartographié en 27 points. Neuf n’étaient pas conformes : huit joints remplacés, un appareil renvoyé
- Chaque cuve a été pesée 48 heures
- Le courant a été coupé deux fois, dont une sans préavis
- La réception de chaque alarme a été vérifiée

Position, température et ouvertures figurent dans un registre commun aux deux phases. Les 2,4 millions d’échantillons les plus anciens arrivent depuis le 15 septembre, environ 40 000 par jour, dont 5 % vérifiés dans chaque lot.`,
    },
  },
]
