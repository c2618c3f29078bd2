import { everywhere, internationalOnly } from '../sites'
import type { CaseDraft } from './types'

export const bloodCases: CaseDraft[] = [
  {
    number: 2,
    slug: 'bahia-norte-blood-bank',
    type: 'blood',
    mark: 'bahia-norte',
    scenes: ['blood-network'],
    solutions: ['blood-network'],
    products: ['R870', 'U620', 'T25'],
    createTime: '2019-11-12T09:00:00-03:00',
    updateTime: '2019-11-12T09:00:00-03:00',
    sites: internationalOnly,
    name: {
      zh_CN: '北湾血库：设备抗震固定，地震后血液保持 2–6 °C',
      en_EN: 'Bahía Norte Blood Bank: 2–6 °C maintained through an earthquake',
      es_ES: 'Banco de Sangre Bahía Norte: 2–6 °C mantenidos durante un terremoto',
      fr_FR: 'Banque de sang Bahía Norte : 2–6 °C maintenus malgré le séisme',
    },
    eachDistrict: {
      zh_CN: '智利北部',
      en_EN: 'Northern Chile',
      es_ES: 'Norte de Chile',
      fr_FR: 'Nord du Chili',
    },
    figures: [
      {
        figure: { zh_CN: '6.3', en_EN: '6.3', es_ES: '6,3', fr_FR: '6,3' },
        measureWord: '级',
        label: {
          zh_CN: '地震震级',
          en_EN: 'earthquake magnitude',
          es_ES: 'magnitud del terremoto',
          fr_FR: 'magnitude du séisme',
        },
      },
      {
        figure: '22',
        unit: 'mm',
        label: {
          zh_CN: '设备最大位移',
          en_EN: 'largest movement',
          es_ES: 'desplazamiento máximo',
          fr_FR: 'déplacement maximal',
        },
      },
      {
        figure: { zh_CN: '2,140', en_EN: '2,140', es_ES: '2140', fr_FR: '2 140' },
        measureWord: '袋',
        label: {
          zh_CN: '震后全部可用的红细胞',
          en_EN: 'red cell units, all usable',
          es_ES: 'unidades, todas utilizables',
          fr_FR: 'concentrés, tous utilisables',
        },
      },
    ],
    brief: {
      zh_CN: `北湾血库供应智利北部 11 家医院。2019 年更新设备时，院方的首要要求是抗震。

14 台 R870 与四台 U620 血浆低温保存箱用柔性锚固件固定在墙上：地震时允许 30 mm 位移，不允许倾覆。搁架加挡条，门加二级锁扣，电源线留一米余量。

- 每台推力试验，记录位移
- 两路电源之外，柴油发电机 10 秒内投入
- 断电试验：R870 负载由 4 °C 升到 6 °C 用时 74 分钟

同年 9 月凌晨发生 6.3 级地震。最大位移为 22 mm，箱门均未打开，2,140 袋红细胞全部可用。次日早上，备用的 T25 血液运输箱借给了两家断电的医院。`,
      en_EN: `The Bahía Norte Blood Bank supplies eleven hospitals in northern Chile. When it renewed its equipment in 2019, the first requirement was earthquake safety.

Fourteen R870 refrigerators and four U620 plasma freezers are fixed to the wall with flexible anchors, which allow 30 mm of movement and prevent toppling. Shelves have a rim, doors a second latch and cables one metre of slack.

- Each one tested with a measured force
- Two feeders, and a generator that starts within ten seconds
- Without power the load of an R870 took 74 minutes from 4 °C to 6 °C

In September an earthquake of magnitude 6.3 struck before dawn. No refrigerator moved by more than 22 mm, no door opened, and all 2,140 units of red cells could be used. Next morning the spare T25 boxes were lent to two hospitals without power.`,
      es_ES: `El Banco de Sangre Bahía Norte abastece a once hospitales del norte de Chile. Al renovar sus equipos en 2019, el primer requisito fue la seguridad antisísmica.

Catorce R870 y cuatro congeladores de plasma U620 van sujetos a la pared con anclajes flexibles, que admiten 30 mm de desplazamiento e impiden el vuelco. Los estantes llevan reborde; las puertas, un segundo cierre, y los cables, un metro de holgura.

- Ensayo de empuje de cada equipo con una fuerza medida
- Dos acometidas y un grupo electrógeno que arranca en diez segundos
- Sin corriente, la carga de un R870 tardó 74 minutos en pasar de 4 °C a 6 °C

En septiembre hubo un terremoto de magnitud 6,3 antes del amanecer. El equipo que más se desplazó lo hizo 22 mm, no se abrió ninguna puerta y pudieron usarse las 2140 unidades de hematíes. A la mañana siguiente, las cajas T25 de reserva se prestaron a dos hospitales sin corriente.`,
      fr_FR: `La banque de sang Bahía Norte dessert onze hôpitaux du nord du Chili. Quand elle a renouvelé son matériel en 2019, la première exigence était la sécurité parasismique.

Quatorze R870 et quatre congélateurs à plasma U620 sont fixés au mur par des ancrages souples, qui admettent 30 mm de déplacement et empêchent le basculement. Les clayettes ont un rebord, les portes un second verrou, les câbles un mètre de mou.

- Essai de poussée de chaque appareil, force mesurée
- Deux lignes, et un groupe électrogène qui démarre en dix secondes
- Sans courant, la charge d’un R870 a mis 74 minutes à passer de 4 °C à 6 °C

En septembre, un séisme de magnitude 6,3 est survenu avant l’aube. Aucun appareil ne s’était déplacé de plus de 22 mm, aucune porte ne s’était ouverte, et les 2 140 concentrés ont pu être utilisés. Le lendemain, les caisses T25 de réserve sont parties vers deux hôpitaux sans électricité.`,
    },
  },
  {
    number: 10,
    slug: 'sainte-aude-island',
    type: 'blood',
    mark: 'sainte-aude',
    scenes: ['blood-network'],
    solutions: ['blood-network'],
    products: ['R890', 'U620', 'T15'],
    createTime: '2021-10-05T09:00:00-04:00',
    updateTime: '2021-10-05T09:00:00-04:00',
    sites: internationalOnly,
    name: {
      zh_CN: '圣奥德岛血液中心：全岛储血可自给 14 天',
      en_EN: 'Sainte-Aude Blood Service: a 14-day stock for an island',
      es_ES: 'Servicio de Sangre de Sainte-Aude: existencias de 14 días para una isla',
      fr_FR: 'Établissement du sang de Sainte-Aude : 14 jours de stock pour une île',
    },
    eachDistrict: { zh_CN: '加勒比海', en_EN: 'Caribbean', es_ES: 'Caribe', fr_FR: 'Caraïbes' },
    figures: [
      {
        figure: '14',
        unit: { zh_CN: '天', en_EN: 'days', es_ES: 'días', fr_FR: 'jours' },
        label: {
          zh_CN: '全岛血液可自给的时间',
          en_EN: 'of stock for the island',
          es_ES: 'de existencias para la isla',
          fr_FR: 'de stock pour l’île',
        },
      },
      {
        figure: '420',
        measureWord: '袋',
        label: {
          zh_CN: '红细胞保有量',
          en_EN: 'units of red cells',
          es_ES: 'unidades de hematíes',
          fr_FR: 'concentrés de globules rouges',
        },
      },
      {
        figure: '83',
        measureWord: '袋',
        label: {
          zh_CN: '停航六天的用血量',
          en_EN: 'units used in six days',
          es_ES: 'unidades en seis días',
          fr_FR: 'concentrés en six jours',
        },
      },
    ],
    brief: {
      zh_CN: `圣奥德岛有 9.4 万人，一家医院，一座血库。无法从邻近城市调血，航班两天一班，飓风期间停飞。

四台 R890 和一台 U620 按 14 天自给配置：红细胞保有 420 袋，血浆 380 袋，血小板靠预约献血。U620 的位置比一百年一遇的水位高 1.2 米。

- 湿热环境 32 °C、相对湿度 85%，门框加热条防凝露
- 发电机燃油够用九天，每周带载试机
- 医院用血申请与血库库存同屏，O 型少于 60 袋时自动通知在册献血者

2021 年 9 月飓风期间停航六天，用血 83 袋，没有手术因血液不足推迟。其间用 T15 血液运输箱乘船急送一次，温度记录完整。`,
      en_EN: `Sainte-Aude has 94,000 people, one hospital and one blood bank. Blood cannot be brought from a neighbouring town. Flights arrive every second day, and not during hurricanes.

Four R890 refrigerators and one U620 plasma freezer hold a stock for 14 days: 420 units of red cells and 380 of plasma; platelets are donated by appointment. The U620 stands 1.2 metres above the hundred-year flood level.

- Heated door frames against condensation, at 32 °C and 85% humidity
- Fuel for nine days, and a test under load each week
- Orders and stock on one screen; below 60 units of group O registered donors are called automatically

In September 2021 a hurricane stopped all traffic for six days. 83 units were used, and no operation was postponed. One urgent delivery was made by boat in a T15 box, with a complete temperature record.`,
      es_ES: `Sainte-Aude tiene 94 000 habitantes, un hospital y un banco de sangre. No se puede pedir sangre a una ciudad vecina. Hay un vuelo cada dos días, y ninguno durante los huracanes.

Cuatro R890 y un U620 guardan existencias para 14 días: 420 unidades de hematíes y 380 de plasma; las plaquetas se donan con cita. El U620 está 1,2 metros por encima del nivel de crecida de cien años.

- Marcos de puerta calefactados contra la condensación, a 32 °C y 85 % de humedad
- Combustible para nueve días y una prueba semanal con carga
- Pedidos y existencias en una pantalla; por debajo de 60 unidades de grupo O se llama automáticamente a los donantes inscritos

En septiembre de 2021 un huracán interrumpió todo el tráfico seis días. Se usaron 83 unidades y no se aplazó ninguna operación. Una entrega urgente se hizo en barco con un T15 y el registro de temperatura completo.`,
      fr_FR: `Sainte-Aude compte 94 000 habitants, un hôpital et une banque de sang. Il n’y a pas de ville voisine à laquelle emprunter du sang. L’avion vient un jour sur deux, et pas du tout en cas d’ouragan.

Quatre R890 et un U620 sont prévus pour 14 jours d’autonomie : 420 concentrés de globules rouges, 380 plasmas, et les plaquettes sur commande. L’U620 est installé 1,2 mètre au-dessus du niveau de la crue centennale.

- Cadres de porte chauffés contre la condensation, par 32 °C et 85 % d’humidité
- Du carburant pour neuf jours, et un essai en charge chaque semaine
- Commandes et stock sur un écran ; en dessous de 60 unités de groupe O, les donneurs de la liste sont appelés

En septembre 2021, un ouragan a interrompu le trafic pendant six jours. 83 concentrés ont servi et aucune opération n’a été reportée. Une livraison urgente a été faite en bateau dans une caisse T15, avec un relevé de température complet.`,
    },
  },
  {
    number: 16,
    slug: 'st-aldric',
    type: 'blood',
    mark: 'st-aldric',
    scenes: ['blood-network'],
    video: 'user-st-aldric',
    solutions: ['blood-network'],
    products: ['R890', 'Trace 3'],
    recommended: true,
    createTime: '2023-05-16T09:00:00+01:00',
    updateTime: '2024-02-15T09:00:00+12:00',
    sites: everywhere,
    name: {
      zh_CN: '圣奥德里克血液中心：28 台 R890 全天候运行',
      en_EN: 'St Aldric Blood Service: 28 refrigerators in service round the clock',
      es_ES: 'Servicio de Sangre St Aldric: 28 frigoríficos en servicio día y noche',
      fr_FR: 'Service du sang St Aldric : 28 réfrigérateurs en service jour et nuit',
    },
    eachDistrict: {
      zh_CN: '英国 · 英格兰北部',
      en_EN: 'North of England',
      es_ES: 'Norte de Inglaterra',
      fr_FR: 'Nord de l’Angleterre',
    },
    figures: [
      {
        figure: '412',
        measureWord: '次',
        label: {
          zh_CN: '一夜开门次数',
          en_EN: 'openings in one night',
          es_ES: 'aperturas en una noche',
          fr_FR: 'ouvertures en une nuit',
        },
      },
      {
        figure: '23',
        unit: { zh_CN: '秒', en_EN: 'seconds', es_ES: 'segundos', fr_FR: 'secondes' },
        label: {
          zh_CN: '平均每次开门时间',
          en_EN: 'per opening on average',
          es_ES: 'de media por apertura',
          fr_FR: 'par ouverture en moyenne',
        },
      },
      {
        figure: '70',
        unit: '%',
        label: {
          zh_CN: '误报降幅',
          en_EN: 'fewer false alarms',
          es_ES: 'menos falsas alarmas',
          fr_FR: 'de fausses alarmes en moins',
        },
      },
    ],
    brief: {
      zh_CN: `圣奥德里克血液中心的中心血库全天候供血。2023 年 5 月，28 台 R890 替换了 31 台旧冰箱，每台最多 360 袋，空气与负载温度分别显示、分别报警。

搬库安排在库存最低的三个夜晚，新旧库并行 48 小时后旧库停用，供血未受影响。

- 发血清单按柜、按层排序，一次开门取齐
- 2024 年 11 月的一个夜晚：开门 412 次，平均 23 秒
- 当夜负载温度最低 3.6 °C、最高 4.9 °C，没有血液因温度报废
- 开门报警延时由 60 秒改为 30 秒，滑轨加限位，已全部补装

夜班两人按统一规则处置：空气报警时关门，负载报警时转移血液。换库一年后，误报减少 70%。`,
      en_EN: `The central store of the St Aldric Blood Service is open day and night. In May 2023, 28 R890 replaced 31 older refrigerators. Each holds up to 360 bags and has separate displays and alarms for air and load.

The move took the three nights of lowest stock. The old and new stores ran side by side for another 48 hours, and supply was not interrupted.

- Orders are picked by cabinet and shelf, in one opening
- One night of November 2024: 412 openings, 23 seconds on average
- Load that night between 3.6 °C and 4.9 °C, nothing discarded for temperature
- Since then all have a stop on the runners and a door alarm after 30 seconds

The two people on duty at night follow one rule: at an air alarm, shut the door; at a load alarm, move the blood. A year later false alarms were down by 70%.`,
      es_ES: `El almacén central del Servicio de Sangre St Aldric funciona día y noche. En mayo de 2023, 28 R890 sustituyeron a 31 frigoríficos más antiguos. Cada uno guarda hasta 360 bolsas y muestra por separado la temperatura del aire y la de la carga, con alarmas propias.

El traslado se hizo en las tres noches con menos existencias. El almacén antiguo y el nuevo funcionaron en paralelo otras 48 horas y el suministro no se interrumpió.

- Los pedidos se preparan por armario y estante, en una sola apertura
- Una noche de noviembre de 2024: 412 aperturas, 23 segundos de media
- Esa noche la carga estuvo entre 3,6 °C y 4,9 °C, sin ninguna unidad desechada por temperatura
- Desde entonces, todos tienen tope en las guías y alarma de puerta a los 30 segundos

Las dos personas de guardia siguen una sola regla: con la alarma de aire se cierra la puerta; con la de carga se traslada la sangre. Un año después, las falsas alarmas habían bajado un 70 %.`,
      fr_FR: `Le dépôt central du service du sang St Aldric fonctionne jour et nuit. En mai 2023, 28 R890 ont remplacé 31 réfrigérateurs plus anciens. Chacun contient jusqu’à 360 poches et affiche séparément la température de l’air et celle de la charge, avec une alarme pour chacune.

Le transfert a eu lieu pendant les trois nuits où le stock était le plus bas. L’ancien et le nouveau dépôt ont fonctionné ensemble 48 heures de plus, sans interruption de l’approvisionnement.

- Les commandes se préparent par réfrigérateur et par clayette, en une ouverture
- Une nuit de novembre 2024 : 412 ouvertures, 23 secondes en moyenne
- Cette nuit-là, une charge entre 3,6 °C et 4,9 °C, aucun produit écarté pour cause de température
- Depuis, des glissières à butée et une alarme de porte à 30 secondes sur tous les appareils

La nuit, deux personnes sont de garde. La règle est simple : alarme d’air, fermer la porte ; alarme de charge, déplacer le sang. Un an plus tard, les fausses alarmes avaient baissé de 70 %.`,
    },
  },
  {
    number: 25,
    slug: 'theatre-door-refrigerators',
    type: 'blood',
    mark: 'sainte-claire',
    scenes: ['blood-network', 'hospital-pharmacy'],
    solutions: ['blood-network'],
    products: ['R250', 'R110', 'T15'],
    createTime: '2024-11-26T09:00:00+01:00',
    updateTime: '2025-01-25T09:00:00+02:00',
    sites: everywhere,
    name: {
      zh_CN: '圣克莱尔医院：血液冷藏箱设在手术区门口',
      en_EN: 'Hôpital Sainte-Claire: blood refrigerators beside the theatres',
      es_ES: 'Hospital Sainte-Claire: frigoríficos de sangre junto a los quirófanos',
      fr_FR: 'Hôpital Sainte-Claire : des réfrigérateurs à sang à côté du bloc',
    },
    eachDistrict: {
      zh_CN: '法国 · 里昂',
      en_EN: 'Lyon, France',
      es_ES: 'Lyon, Francia',
      fr_FR: 'Lyon, France',
    },
    figures: [
      {
        figure: '6',
        unit: { zh_CN: '分钟', en_EN: 'minutes', es_ES: 'minutos', fr_FR: 'minutes' },
        label: {
          zh_CN: '从决定输血到开始输注，原为 19 分钟',
          en_EN: 'to transfusion, 19 before',
          es_ES: 'a la transfusión, antes 19',
          fr_FR: 'avant transfusion, contre 19',
        },
      },
      {
        figure: '4',
        unit: { zh_CN: '袋/月', en_EN: 'a month', es_ES: 'al mes', fr_FR: 'par mois' },
        label: {
          zh_CN: '离箱超时报废，原为 38 袋/月',
          en_EN: 'units discarded, 38 before',
          es_ES: 'desechadas, antes 38',
          fr_FR: 'perdus, contre 38',
        },
      },
      {
        figure: '420',
        unit: { zh_CN: '米', en_EN: 'm', es_ES: 'm', fr_FR: 'm' },
        label: {
          zh_CN: '输血科到手术楼的距离',
          en_EN: 'to the blood bank',
          es_ES: 'hasta el banco de sangre',
          fr_FR: 'jusqu’au dépôt de sang',
        },
      },
    ],
    brief: {
      zh_CN: `里昂圣克莱尔医院的手术楼离输血科 420 米，中间隔着花园。过去每台心脏手术前预先领取六袋血，三分之二用不上，其中一部分因离箱时间过长而报废。

2024 年 11 月，三台 R250 放在手术区门口，产房与急诊各一台 R110。刷卡、扫描血袋，只有该患者的抽屉解锁；未用的血在规定时间内退回，系统给出离箱时间和最高温度，由输血科判断。

- 探头校准与箱体验证一次完成
- 断电时抽屉可由两人同时用钥匙打开
- T15 用于院内急送，四分钟到床旁

半年后，离箱超时的血由每月 38 袋降到 4 袋，备血量减少近一半。从决定输血到开始输注，由 19 分钟缩短到 6 分钟。`,
      en_EN: `At the Hôpital Sainte-Claire in Lyon the theatres lie 420 metres from the blood bank, across a garden. Six units used to be fetched before every heart operation. Two thirds were not needed, and some had been out of storage for too long to be returned.

Since November 2024 there have been three R250 refrigerators beside the theatres and an R110 each in obstetrics and emergency. A badge and a scanned bag unlock only the drawer of that patient. Unused units are returned in time; the system states the minutes out of storage and the highest temperature, and the blood bank decides.

- Calibration and mapping in one visit
- Without power, two people with two keys can open a drawer
- A T15 box for emergencies, four minutes to the bedside

After half a year, units discarded for time out of storage had fallen from 38 to 4 a month, and almost half as many units are reserved. The time from decision to transfusion is 6 minutes instead of 19.`,
      es_ES: `En el Hospital Sainte-Claire de Lyon, los quirófanos están a 420 metros del banco de sangre, al otro lado de un jardín. Antes de cada operación de corazón se recogían seis unidades. Dos tercios no hacían falta, y algunas llevaban demasiado tiempo fuera de conservación para devolverlas.

Desde noviembre de 2024 hay tres R250 junto a los quirófanos, un R110 en obstetricia y otro en urgencias. Una tarjeta y la lectura de la bolsa desbloquean el cajón de ese paciente y ninguno más. Las unidades no utilizadas se devuelven a tiempo; el sistema indica los minutos fuera de conservación y la temperatura máxima, y el banco de sangre decide.

- Calibración y mapeo en una sola visita
- Sin corriente, dos personas con dos llaves abren un cajón
- Un T15 para urgencias, cuatro minutos hasta la cama

Al cabo de medio año, las unidades desechadas por tiempo fuera de conservación pasaron de 38 a 4 al mes y se reserva casi la mitad de unidades que antes. De la decisión a la transfusión pasan 6 minutos en lugar de 19.`,
      fr_FR: `À l’hôpital Sainte-Claire de Lyon, le bloc est à 420 mètres du dépôt de sang, de l’autre côté d’un jardin. On allait chercher six concentrés avant chaque opération du cœur. Les deux tiers n’étaient pas utilisés, et certains étaient restés trop longtemps hors du froid pour être remis en stock.

Depuis novembre 2024, trois R250 sont à la porte du bloc, un R110 en maternité et un autre aux urgences. Un badge et la lecture de la poche déverrouillent le tiroir de ce patient, et aucun autre. Les poches non utilisées reviennent à temps, avec leur durée de sortie et leur température maximale ; la décision revient au dépôt.

- Étalonnage et cartographie en une visite
- Sans courant, deux personnes et deux clés ouvrent un tiroir
- Une caisse T15 pour les urgences, quatre minutes jusqu’au lit

En six mois, les concentrés perdus pour dépassement de délai sont passés de 38 à 4 par mois, et l’on en réserve deux fois moins. De la décision à la transfusion, il faut 6 minutes au lieu de 19.`,
    },
  },
  {
    number: 31,
    slug: 'shanhai-plasma-quarantine',
    type: 'blood',
    mark: 'shanhai-plasma',
    scenes: ['plasma-fractionation'],
    solutions: ['plasma-fractionation'],
    products: ['W30', 'U1100', 'Trace 3'],
    createTime: '2025-10-28T09:00:00+08:00',
    updateTime: '2025-11-16T09:00:00+01:00',
    sites: everywhere,
    name: {
      zh_CN: '山海血液制品：30 万袋血浆的检疫期库',
      en_EN: 'Shanhai Plasma: a quarantine store for 300,000 units',
      es_ES: 'Shanhai Plasma: un almacén de cuarentena para 300 000 unidades',
      fr_FR: 'Shanhai Plasma : une quarantaine pour 300 000 unités',
    },
    eachDistrict: {
      zh_CN: '中国 · 山海省',
      en_EN: 'Shanhai province, China',
      es_ES: 'Provincia de Shanhai, China',
      fr_FR: 'Province de Shanhai, Chine',
    },
    figures: [
      {
        figure: { zh_CN: '30', en_EN: '300,000', es_ES: '300 000', fr_FR: '300 000' },
        measureWord: '万袋',
        label: {
          zh_CN: '血浆库容',
          en_EN: 'capacity in plasma units',
          es_ES: 'capacidad en unidades',
          fr_FR: 'capacité en unités',
        },
      },
      {
        figure: '28',
        measureWord: '间',
        label: {
          zh_CN: '独立 W30 冷库',
          en_EN: 'independent W30 rooms',
          es_ES: 'cámaras W30 independientes',
          fr_FR: 'chambres W30 indépendantes',
        },
      },
      {
        figure: { zh_CN: '−21.4', en_EN: '−21.4', es_ES: '−21,4', fr_FR: '−21,4' },
        unit: '°C',
        label: {
          zh_CN: '满载时最热点温度',
          en_EN: 'warmest point, loaded',
          es_ES: 'punto más cálido, con carga',
          fr_FR: 'point le plus chaud, en charge',
        },
      },
    ],
    brief: {
      zh_CN: `山海血液制品公司从 17 家单采血浆站收浆。原料血浆须度过检疫期，且献浆者复检合格，方可投料生产。新库 2025 年 10 月启用：28 间 W30 冷库并列，可存约 30 万袋。

任一间停机，其余各间可容纳其全部血浆；各间独立供电、独立机组。货位、托盘、周转箱三级条码，按献浆者编号反查，平均 3 分 12 秒列出全部位置。

- 每间 24 点验证，满载最热点 −21.4 °C
- 断电试验：任一间由 −22 °C 升到 −18 °C 需 5 小时以上
- 浆站统一用 U1100 暂存，每批速冻曲线上传

启用后的第二个月，一位献浆者复检不合格，他的 11 袋浆在四分钟内全部锁定。曲线还显示，一家浆站装架过密，速冻延迟 38 分钟，已于当周纠正。`,
      en_EN: `Shanhai Plasma receives units from 17 donor centres. Each unit is held until its donor has been tested again. The new store, in use since October 2025, has 28 W30 rooms side by side and holds about 300,000 units.

If any room stops, the others can take its load; each has its own power supply and refrigeration. Positions, pallets and trays are coded, and a search by donor lists every position in 3 minutes 12 seconds on average.

- 24 points in each room; the warmest, loaded, at −21.4 °C
- Without power, more than five hours from −22 °C to −18 °C
- All centres store units in the U1100 and send the curve of each freezing run

In the second month one donor failed the second test, and all eleven units were locked within four minutes. The curves also showed that one centre packed its trays too tightly, which delayed freezing by 38 minutes. This was corrected in the same week.`,
      es_ES: `Shanhai Plasma recibe unidades de 17 centros de donación. Cada una queda en cuarentena hasta un nuevo análisis del donante. El nuevo almacén, en uso desde octubre de 2025, tiene 28 cámaras W30 en fila y admite cerca de 300 000 unidades.

Si se para una cámara, las demás pueden asumir su carga; cada una tiene alimentación y equipo frigorífico propios. Ubicaciones, palés y bandejas llevan código, y la búsqueda por donante muestra todas las posiciones en 3 minutos y 12 segundos de media.

- 24 puntos por cámara; el más cálido, con carga, a −21,4 °C
- Sin corriente, más de cinco horas de −22 °C a −18 °C
- Todos los centros utilizan el U1100 y envían la curva de cada tanda de congelación

En el segundo mes, un donante no superó el segundo análisis y sus once unidades quedaron bloqueadas en cuatro minutos. Las curvas mostraron además que un centro juntaba demasiado las bandejas, lo que retrasaba la congelación 38 minutos. Se corrigió esa misma semana.`,
      fr_FR: `Shanhai Plasma reçoit les unités de 17 centres de don. Chacune reste en quarantaine jusqu’à un nouveau test du donneur. Le nouveau dépôt, en service depuis octobre 2025, aligne 28 chambres W30 et reçoit environ 300 000 unités.

Si une chambre s’arrête, les autres reçoivent sa charge ; chacune a son alimentation et son groupe frigorifique. Emplacement, palette et bac sont codés, et la recherche par donneur liste toutes les positions en 3 minutes 12 secondes en moyenne.

- 24 points par chambre ; le plus chaud, en charge, à −21,4 °C
- Sans courant, plus de cinq heures pour passer de −22 °C à −18 °C
- Tous les centres conservent le plasma en U1100 et transmettent la courbe de chaque série

Le deuxième mois, le second test d’un donneur n’était pas conforme et ses onze unités ont été bloquées en quatre minutes. Les courbes ont aussi montré un centre qui serrait trop ses bacs et surgelait avec 38 minutes de retard, ce qui a été corrigé dans la semaine.`,
    },
  },
]
