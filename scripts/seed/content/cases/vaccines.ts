import { chineseOnly, everywhere, internationalOnly } from '../sites'
import type { CaseDraft } from './types'

export const vaccineCases: CaseDraft[] = [
  {
    number: 1,
    slug: 'plateau-first-hundred',
    type: 'vaccines',
    mark: 'plateau',
    scenes: ['solar-outreach'],
    solutions: ['solar-outreach', 'vaccine-network'],
    products: ['R100', 'T2'],
    createTime: '2019-10-22T09:00:00+08:00',
    updateTime: '2019-10-22T09:00:00+08:00',
    sites: everywhere,
    name: {
      zh_CN: '高原乡镇项目：首批 100 个接种点',
      en_EN: 'The plateau programme: the first 100 townships',
      es_ES: 'El programa del altiplano: los 100 primeros municipios',
      fr_FR: 'Le programme des hauts plateaux : les 100 premiers cantons',
    },
    eachDistrict: {
      zh_CN: '中国 · 西部高原',
      en_EN: 'Western highlands, China',
      es_ES: 'Altiplano occidental, China',
      fr_FR: 'Hauts plateaux de l’Ouest, Chine',
    },
    figures: [
      {
        figure: '100',
        measureWord: '个',
        label: {
          zh_CN: '乡镇接种点',
          en_EN: 'townships equipped',
          es_ES: 'municipios equipados',
          fr_FR: 'cantons équipés',
        },
      },
      {
        figure: { zh_CN: '3,200', en_EN: '3,200', es_ES: '3200', fr_FR: '3 200' },
        unit: { zh_CN: '米', en_EN: 'm', es_ES: 'm', fr_FR: 'm' },
        label: {
          zh_CN: '最低海拔',
          en_EN: 'minimum altitude',
          es_ES: 'altitud mínima',
          fr_FR: 'altitude minimale',
        },
      },
      {
        figure: '52',
        unit: { zh_CN: '升', en_EN: 'L', es_ES: 'L', fr_FR: 'L' },
        label: {
          zh_CN: '疫苗有效容积',
          en_EN: 'for vaccines',
          es_ES: 'para vacunas',
          fr_FR: 'pour les vaccins',
        },
      },
    ],
    brief: {
      zh_CN: `2019 年，首批 100 台 R100 太阳能直驱疫苗冷藏箱送到海拔 3,200 米以上的乡镇卫生院。此前，村医接种当天一早去县里取疫苗，来回四小时，道路中断时无法接种。

每个接种点包括一台净容积 52 升的冷藏箱、光伏板、运输、安装和十年维保。最先出现的问题是防冻：第一个冬天夜间室外 −25 °C，三处箱温接近 2 °C。

- 加装光伏供电的微型加热器，100 台全部完成
- 冷凝器加大三分之一，适应稀薄空气
- 每县培训两名维修人员，随带工具箱

第二年春天统计，这 100 个乡镇接种日的次数由每月一次增加到两次。雨季道路中断时，接种也不受影响。`,
      en_EN: `In 2019 the first hundred R100 solar refrigerators reached township health centres above 3,200 metres. Until then a village doctor drove to the county on the morning of a session, four hours there and back, or not at all when the road was closed.

Each health centre received a refrigerator with 52 litres for vaccines, the solar array, transport, installation and ten years of service. The first problem was the risk of freezing: in the first winter, at −25 °C outside, three compartments came close to 2 °C.

- A small heater fed by the panels, fitted to all hundred
- A condenser a third larger, for thin air
- Two technicians trained in each county

By the next spring sessions were held twice a month instead of once. Vaccination continues even when the road is closed.`,
      es_ES: `En 2019 llegaron los cien primeros frigoríficos solares R100 a centros de salud situados a más de 3200 metros. Hasta entonces, el médico rural iba a la capital comarcal la mañana de la sesión, cuatro horas entre ida y vuelta, o no iba si la carretera estaba cortada.

Cada lugar recibió un frigorífico con 52 litros para vacunas, sus paneles, el transporte, la instalación y diez años de servicio. El primer problema fue el riesgo de congelación: el primer invierno, con −25 °C en el exterior, tres compartimentos se acercaron a 2 °C.

- Un pequeño calefactor alimentado por los paneles, montado en los cien
- Un condensador un tercio mayor, para el aire enrarecido
- Dos técnicos formados en cada comarca

En la primavera siguiente había dos sesiones al mes en lugar de una. Se sigue vacunando aunque la carretera esté cortada.`,
      fr_FR: `En 2019, les cent premiers réfrigérateurs solaires R100 ont atteint des centres de santé situés au-dessus de 3 200 mètres. Jusque-là, le médecin du village allait chercher les vaccins au chef-lieu le matin de la séance, quatre heures aller et retour, ou ne pouvait pas y aller quand la route était coupée.

Chaque centre a reçu un réfrigérateur offrant 52 litres aux vaccins, ses panneaux, le transport, l’installation et dix ans de service. Le premier problème a été le gel : le premier hiver, par −25 °C à l’extérieur, trois compartiments ont approché 2 °C.

- Une petite résistance alimentée par les panneaux, posée sur les cent
- Un condenseur plus grand d’un tiers, pour l’air raréfié
- Deux techniciens formés dans chaque district

Au printemps suivant, les séances avaient lieu deux fois par mois au lieu d’une. La vaccination continue même quand la route est coupée.`,
    },
  },
  {
    number: 7,
    slug: 'severn-vale-hub',
    type: 'vaccines',
    mark: 'severn-vale',
    scenes: ['vaccine-network'],
    solutions: ['vaccine-network'],
    products: ['U540', 'R390', 'T8'],
    createTime: '2021-02-09T09:00:00+00:00',
    updateTime: '2021-06-15T09:00:00+01:00',
    sites: internationalOnly,
    name: {
      zh_CN: '塞文谷疫苗中心：六台 U540，41 天启用',
      en_EN: 'Severn Vale vaccination hub: six freezers in 41 days',
      es_ES: 'Centro de vacunación Severn Vale: seis congeladores en 41 días',
      fr_FR: 'Centre de vaccination Severn Vale : six congélateurs en 41 jours',
    },
    eachDistrict: {
      zh_CN: '英国 · 格洛斯特郡',
      en_EN: 'Gloucestershire, United Kingdom',
      es_ES: 'Gloucestershire, Reino Unido',
      fr_FR: 'Gloucestershire, Royaume-Uni',
    },
    figures: [
      {
        figure: '41',
        unit: { zh_CN: '天', en_EN: 'days', es_ES: 'días', fr_FR: 'jours' },
        label: {
          zh_CN: '从下单到首支疫苗出库',
          en_EN: 'from order to first dose',
          es_ES: 'hasta la primera dosis',
          fr_FR: 'jusqu’à la première dose',
        },
      },
      {
        figure: { zh_CN: '61', en_EN: '610,000', es_ES: '610 000', fr_FR: '610 000' },
        measureWord: '万剂',
        label: {
          zh_CN: '前五个月出库量',
          en_EN: 'doses in five months',
          es_ES: 'dosis en cinco meses',
          fr_FR: 'doses en cinq mois',
        },
      },
      {
        figure: { zh_CN: '0.04', en_EN: '0.04', es_ES: '0,04', fr_FR: '0,04' },
        unit: '%',
        label: {
          zh_CN: '因温度报废的比例',
          en_EN: 'lost because of temperature',
          es_ES: 'pérdidas por temperatura',
          fr_FR: 'pertes dues à la température',
        },
      },
    ],
    brief: {
      zh_CN: `2021 年 1 月，塞文谷疫苗中心要在一座体育馆旁的更衣室里存放 −75 °C 的 mRNA 疫苗。从下单到第一支出库，用了 41 天，其中 19 天用于等待供电。

六台 U540 装在承重加固的地面上，两路供电，一台发电机。每台先空载 72 小时，再做 27 点温度分布验证，最热点 −77.1 °C。

- 疫苗在干冰台上分装，离箱不超过 3 分钟
- 解冻后进 R390，用 T8 疫苗运输箱送往 34 个接种点
- 每盒解冻时间写在标签上，到期前一天提醒

前五个月出库 61 万剂，因温度报废 0.04%，均发生在同一个下午，原因是一只疫苗运输箱的箱盖未关严。`,
      en_EN: `In January 2021 the Severn Vale hub had to keep mRNA vaccine at −75 °C in the changing rooms of a sports hall. It took 41 days from the order to the first dose; 19 of them were spent waiting for the power supply.

Six U540 were installed on a strengthened floor with two feeders and a generator. Each ran empty for 72 hours and was mapped at 27 points; the warmest read −77.1 °C.

- Picking over dry ice, with no tray out for more than three minutes
- Thawed vaccine stored in an R390 and sent to 34 sites in T8 boxes
- The date of thawing on each pack, and a reminder on the day before it expires

In the first five months 610,000 doses were issued. Losses because of temperature came to 0.04%, all on one afternoon when the lid of a cold box had not been closed.`,
      es_ES: `En enero de 2021, el centro Severn Vale tenía que guardar vacuna de ARNm a −75 °C en los vestuarios de un polideportivo. Del pedido a la primera dosis pasaron 41 días, 19 de ellos a la espera de electricidad.

Seis U540 se instalaron en un suelo reforzado, con dos acometidas y un generador. Cada uno funcionó 72 horas en vacío y se mapeó en 27 puntos; el más cálido marcó −77,1 °C.

- Preparación de pedidos sobre hielo seco, sin ninguna bandeja más de tres minutos fuera
- La vacuna descongelada se guarda en un R390 y se envía a 34 puntos en cajas frías T8
- Fecha de descongelación en cada envase y un aviso la víspera de la caducidad

En los cinco primeros meses salieron 610 000 dosis. Las pérdidas por temperatura fueron del 0,04 %, todas en una misma tarde en que no se cerró la tapa de una caja fría.`,
      fr_FR: `En janvier 2021, le centre Severn Vale devait conserver un vaccin à ARNm à −75 °C dans les vestiaires d’un gymnase. De la commande à la première dose, il s’est écoulé 41 jours, dont 19 d’attente du raccordement électrique.

Six U540 ont été installés sur un sol renforcé, avec deux lignes et un groupe électrogène. Chacun a fonctionné 72 heures à vide et a été cartographié en 27 points ; le point le plus chaud était à −77,1 °C.

- Préparation sur neige carbonique, aucun plateau hors du froid plus de trois minutes
- Le vaccin décongelé passe dans un R390, puis vers 34 sites en glacières T8
- La date de décongélation sur chaque boîte, et un rappel la veille de l’échéance

En cinq mois, 610 000 doses ont été expédiées. Les pertes dues à la température ont été de 0,04 %, toutes le même après-midi, à cause d’une glacière mal fermée.`,
    },
  },
  {
    number: 8,
    slug: 'county-centres-shanhai',
    type: 'vaccines',
    mark: 'shanhai',
    scenes: ['vaccine-network'],
    solutions: ['vaccine-network'],
    products: ['R415', 'R220', 'Trace 3'],
    createTime: '2021-04-20T09:00:00+08:00',
    updateTime: '2021-09-29T09:00:00-04:00',
    sites: chineseOnly,
    name: {
      zh_CN: '山海省 96 家县级疾控中心疫苗冷链改造',
      en_EN: 'Vaccine cold chain renewal in 96 county centres of Shanhai province',
      es_ES: 'Renovación de la cadena de frío en 96 centros comarcales de Shanhai',
      fr_FR: 'Renouvellement de la chaîne du froid dans 96 centres de district de Shanhai',
    },
    eachDistrict: {
      zh_CN: '中国 · 山海省',
      en_EN: 'Shanhai province, China',
      es_ES: 'Provincia de Shanhai, China',
      fr_FR: 'Province de Shanhai, Chine',
    },
    figures: [
      {
        figure: '614',
        measureWord: '台',
        label: {
          zh_CN: '接入监测的旧设备',
          en_EN: 'old units monitored',
          es_ES: 'equipos monitorizados',
          fr_FR: 'anciens appareils surveillés',
        },
      },
      {
        figure: '231',
        measureWord: '台',
        label: {
          zh_CN: '按监测数据更换的设备',
          en_EN: 'replaced on the data',
          es_ES: 'sustituidos según los datos',
          fr_FR: 'remplacés selon les mesures',
        },
      },
      {
        figure: { zh_CN: '99.6', en_EN: '99.6', es_ES: '99,6', fr_FR: '99,6' },
        unit: '%',
        label: {
          zh_CN: '疫苗处于 2–8 °C 的时间占比',
          en_EN: 'of the time within 2–8 °C',
          es_ES: 'del tiempo a 2–8 °C',
          fr_FR: 'du temps à 2–8 °C',
        },
      },
    ],
    brief: {
      zh_CN: `山海省 96 家县级疾控中心，疫苗冷藏设备来自二十多个品牌，温度靠人工抄录。2021 年改造分两步：先接入监测，再按数据更换设备。

前三个月，Trace 3 接入 614 台旧设备，暂不更换。根据监测数据排序后，更换了其中 231 台：用量大的用 R415，乡镇周转用 R220，其余维修后继续使用。

- 每台验收时做一次断电试验：R415 在 43 °C 下保冷 41 小时
- 电子记录直接对接省级免疫规划系统，取消手工抄表
- 96 家共用一套报警升级规则，节假日同样有效

一年后，疫苗处于 2–8 °C 的时间占比由 97.8% 升到 99.6%。省级总结认为，先监测、后更新设备的做法更经济。`,
      en_EN: `The 96 county centres for disease control of Shanhai province had refrigerators of more than twenty makes and copied their temperatures by hand. The renewal of 2021 took two steps: connect first, then replace according to the data.

For three months Trace 3 monitored 614 old units before any was replaced. The ranking then led to 231 replacements, the R415 where turnover is high and the R220 for townships. The rest were repaired.

- Each new unit tested without power: the R415 has a holdover time of 41 hours at 43 °C
- Records are sent directly to the provincial system instead of being copied by hand
- One escalation rule for all 96, on holidays too

After a year vaccines were within 2–8 °C for 99.6% of the time, up from 97.8%. The province concluded that monitoring first and replacing afterwards was more economical.`,
      es_ES: `Los 96 centros comarcales de control de enfermedades de Shanhai tenían frigoríficos de más de veinte marcas y anotaban la temperatura a mano. La renovación de 2021 tuvo dos pasos: primero conectar y después sustituir según los datos.

Durante tres meses, Trace 3 monitorizó 614 equipos antiguos antes de que se cambiara ninguno. La clasificación llevó a 231 sustituciones: el R415 donde hay mucho movimiento y el R220 en los municipios. El resto se reparó.

- Cada equipo nuevo ensayado sin corriente: el R415 tiene una autonomía de 41 horas a 43 °C
- Los registros llegan directamente al sistema provincial y ya no se copian a mano
- Una sola regla de escalado en los 96, también en festivos

Al cabo de un año, las vacunas estaban entre 2 °C y 8 °C el 99,6 % del tiempo, frente al 97,8 %. La provincia concluyó que monitorizar primero y sustituir después resultaba más económico.`,
      fr_FR: `Les 96 centres de district de contrôle des maladies de Shanhai avaient des réfrigérateurs de plus de vingt marques. Les températures étaient recopiées à la main. Le renouvellement de 2021 s’est fait en deux temps : connecter d’abord, remplacer ensuite d’après les mesures.

Pendant trois mois, Trace 3 a surveillé 614 anciens appareils sans en changer un seul. Le classement a conduit à 231 remplacements, le R415 là où le débit est fort, le R220 pour les cantons. Les autres ont été réparés.

- Un essai de coupure par appareil neuf : 41 heures d’autonomie à 43 °C pour le R415
- Les relevés sont transmis directement au système provincial, sans recopie
- Une seule règle d’escalade pour les 96, jours fériés compris

Un an plus tard, les vaccins étaient entre 2 °C et 8 °C pendant 99,6 % du temps, contre 97,8 % auparavant. La province en a conclu que surveiller d’abord et remplacer ensuite était plus économique.`,
    },
  },
  {
    number: 13,
    slug: 'sahel-health-posts',
    type: 'vaccines',
    mark: 'sahel',
    scenes: ['solar-outreach', 'vaccine-network'],
    solutions: ['solar-outreach'],
    products: ['R100', 'T12', 'T2'],
    createTime: '2022-09-14T09:00:00+00:00',
    updateTime: '2023-11-11T09:00:00+01:00',
    sites: internationalOnly,
    name: {
      zh_CN: '萨赫勒 180 个卫生站的太阳能疫苗冷藏箱',
      en_EN: 'Solar refrigerators for 180 health posts in the Sahel',
      es_ES: 'Frigoríficos solares para 180 puestos de salud del Sahel',
      fr_FR: 'Des réfrigérateurs solaires pour 180 postes de santé du Sahel',
    },
    eachDistrict: { zh_CN: '萨赫勒', en_EN: 'Sahel', es_ES: 'Sahel', fr_FR: 'Sahel' },
    figures: [
      {
        figure: '180',
        measureWord: '个',
        label: {
          zh_CN: '卫生站',
          en_EN: 'health posts equipped',
          es_ES: 'puestos de salud equipados',
          fr_FR: 'postes de santé équipés',
        },
      },
      {
        figure: '22',
        unit: { zh_CN: '周', en_EN: 'weeks', es_ES: 'semanas', fr_FR: 'semaines' },
        label: {
          zh_CN: '安装用时',
          en_EN: 'to install them all',
          es_ES: 'de instalación',
          fr_FR: 'd’installation',
        },
      },
      {
        figure: '104',
        unit: { zh_CN: '小时', en_EN: 'hours', es_ES: 'horas', fr_FR: 'heures' },
        label: {
          zh_CN: '43 °C 下自持时间',
          en_EN: 'autonomy at 43 °C',
          es_ES: 'de autonomía a 43 °C',
          fr_FR: 'd’autonomie à 43 °C',
        },
      },
    ],
    brief: {
      zh_CN: `萨赫勒某国四个大区的 180 个卫生站，2022 年由煤油冰箱换成 R100 太阳能直驱疫苗冷藏箱。煤油每月运输一次，断货时冰箱即停用。

安装由当地 16 名技术人员完成，他们先在大区首府接受两周培训。每人配一只工具箱，内有最常用的九种备件和一把测量阴影的折尺。

- 180 台在 22 周内装完，旱季前完成 174 台
- 每台做断开光伏板试验：43 °C 下自持 104 小时
- 下乡用 T2、T12，分别保冷 34 与 102 小时

2024 年初回访，171 台在用。停用的九台中，六台因光伏板积灰，两台因暴雨损坏接线，一台等待屋顶修复。R240 据此增加了积灰图标。`,
      en_EN: `In 2022 the 180 health posts of four regions in a country of the Sahel exchanged kerosene refrigerators for the R100. Kerosene was delivered once a month, and deliveries sometimes failed.

Sixteen technicians of the country did the installation after two weeks of training in the regional capital. Each has a case with the nine most common spare parts and a folding rule for measuring shadows.

- 180 installed in 22 weeks, 174 of them before the hot season
- Each tested with the panels disconnected: 104 hours at 43 °C
- Outreach with the T2 and T12, which stay cold for 34 and 102 hours

At a visit early in 2024, 171 were in use. Of the nine that were not, six had dusty panels, two had wiring damaged by rain, and one could not be used until a roof had been repaired. As a result, the R240 shows a pictogram when its panels are dusty.`,
      es_ES: `En 2022, los 180 puestos de salud de cuatro regiones de un país del Sahel cambiaron frigoríficos de queroseno por el R100. El queroseno se entregaba una vez al mes, y a veces no llegaba.

La instalación la hicieron dieciséis técnicos del país tras dos semanas de formación en la capital regional. Cada uno lleva una maleta con los nueve repuestos más habituales y un metro plegable para medir sombras.

- 180 instalados en 22 semanas, 174 antes de la estación cálida
- Todos ensayados con los paneles desconectados: 104 horas a 43 °C
- Vacunación itinerante con el T2 y el T12, con una autonomía de 34 y 102 horas

En la visita de comienzos de 2024 funcionaban 171. De los nueve restantes, seis tenían polvo en los paneles, dos, el cableado dañado por la lluvia, y uno estaba a la espera de la reparación del tejado. Por eso, la pantalla del R240 muestra un pictograma cuando hay polvo en los paneles.`,
      fr_FR: `En 2022, les 180 postes de santé de quatre régions d’un pays du Sahel ont remplacé leurs réfrigérateurs à pétrole par le R100. Le pétrole était livré une fois par mois et manquait parfois.

Seize techniciens du pays ont réalisé l’installation, après deux semaines de formation au chef-lieu régional. Chacun a une mallette avec les neuf pièces les plus demandées et un mètre pliant pour mesurer les ombres.

- 180 appareils posés en 22 semaines, dont 174 avant la saison chaude
- Chacun testé panneaux débranchés : 104 heures à 43 °C
- À pied et en voiture, T2 et T12, avec 34 et 102 heures d’autonomie

À la visite du début 2024, 171 étaient en service. Sur les neuf autres, six avaient des panneaux poussiéreux, deux des câbles arrachés par la pluie, et un était hors service jusqu’à la réparation du toit. D’où le pictogramme de nettoyage sur l’écran du R240.`,
    },
  },
  {
    number: 20,
    slug: 'outer-islands',
    type: 'vaccines',
    mark: 'outer-islands',
    scenes: ['solar-outreach'],
    solutions: ['solar-outreach', 'vaccine-network'],
    products: ['R140', 'T3', 'T24'],
    createTime: '2024-02-27T09:00:00+12:00',
    updateTime: '2024-02-27T09:00:00+12:00',
    sites: internationalOnly,
    name: {
      zh_CN: '太平洋外岛：疫苗靠船补给，六周一次',
      en_EN: 'Pacific outer islands: vaccines delivered by boat',
      es_ES: 'Islas exteriores del Pacífico: vacunas entregadas por barco',
      fr_FR: 'Îles extérieures du Pacifique : des vaccins livrés par bateau',
    },
    eachDistrict: {
      zh_CN: '太平洋岛屿',
      en_EN: 'Pacific islands',
      es_ES: 'Islas del Pacífico',
      fr_FR: 'Îles du Pacifique',
    },
    figures: [
      {
        figure: '27',
        measureWord: '座',
        label: {
          zh_CN: '设卫生所的外岛',
          en_EN: 'islands with a clinic',
          es_ES: 'islas con consultorio',
          fr_FR: 'îles avec dispensaire',
        },
      },
      {
        figure: '134',
        unit: { zh_CN: '小时', en_EN: 'hours', es_ES: 'horas', fr_FR: 'heures' },
        label: {
          zh_CN: 'T24 保冷时间',
          en_EN: 'cold life of the T24',
          es_ES: 'de autonomía del T24',
          fr_FR: 'd’autonomie du T24',
        },
      },
      {
        figure: { zh_CN: '5.9', en_EN: '5.9', es_ES: '5,9', fr_FR: '5,9' },
        unit: '°C',
        label: {
          zh_CN: '飓风后最高箱温',
          en_EN: 'warmest after the cyclone',
          es_ES: 'máxima tras el ciclón',
          fr_FR: 'maximum après le cyclone',
        },
      },
    ],
    brief: {
      zh_CN: `太平洋上某岛国有 27 座外岛设有卫生所，补给船六周一班，天气不好时九周一班。岛上没有电网，疫苗须保存到下一班船到达。

每座岛配一台 R140：36 升用于存放疫苗，冷冻室每天可冻 1.6 kg 冰排，供一名护士用 T3 在全岛接种。船上用 T24，保冷 134 小时，比最长的航程多一天。

- 支架加高并用不锈钢件，防海水与盐雾
- 光伏板可徒手拆下，飓风前十分钟收进屋里
- 温度记录卡随船带回，首都统一读取

2024 年 2 月，一场飓风过境，五座岛提前收起光伏板。其后 31 小时无日照供电，箱温最高 5.9 °C，疫苗照常使用。根据护士的建议，冷冻室把手后来加大。`,
      en_EN: `In one Pacific state 27 outer islands have a clinic. The supply boat calls every six weeks, in bad weather every nine. There is no grid, and vaccines have to last until the next boat.

Each island has an R140: 36 litres for vaccines, and a freezer that makes 1.6 kg of ice packs a day, enough for one nurse to serve the island with a T3. On the boat vaccines travel in the T24, which stays cold for 134 hours, a day more than the longest passage.

- Raised stands and stainless fittings against sea water
- Panels that come off by hand, ten minutes before a cyclone
- Logger cards return by boat and are read in the capital

In February 2024 the panels were taken in on five islands before a cyclone. The refrigerators had no solar power for 31 hours; the warmest reading was 5.9 °C, and the vaccine was used. At the nurses’ request the freezer has since received a larger handle.`,
      es_ES: `En un Estado del Pacífico, 27 islas exteriores tienen consultorio. El barco de suministro pasa cada seis semanas y, con mal tiempo, cada nueve. No hay red eléctrica, y las vacunas deben durar hasta el barco siguiente.

Cada isla tiene un R140: 36 litros para vacunas y un congelador que prepara 1,6 kg de acumuladores al día, suficientes para que una enfermera recorra la isla con un T3. En el barco, las vacunas viajan en el T24, con una autonomía de 134 horas, un día más que la travesía más larga.

- Soportes elevados y herrajes inoxidables contra el agua de mar
- Paneles que se quitan a mano, diez minutos antes de un ciclón
- Las tarjetas registradoras vuelven en barco y se leen en la capital

En febrero de 2024 pasó un ciclón y en cinco islas se recogieron los paneles. Estuvieron 31 horas sin sol; la lectura más alta fue de 5,9 °C y la vacuna pudo usarse. A petición de las enfermeras, el congelador lleva ahora un tirador más grande.`,
      fr_FR: `Dans un État du Pacifique, 27 îles extérieures ont un dispensaire. Le bateau passe toutes les six semaines, neuf par mauvais temps. Entre deux passages, le vaccin doit être conservé sans réseau électrique.

Chaque île a un R140 : 36 litres pour les vaccins et un congélateur qui produit 1,6 kg d’accumulateurs par jour, assez pour qu’une infirmière parcoure l’île avec un T3. À bord du bateau, le T24 offre 134 heures d’autonomie, un jour de plus que la plus longue traversée.

- Pieds surélevés et ferrures inoxydables contre l’eau de mer
- Panneaux démontables à la main, rentrés dix minutes avant un cyclone
- Les cartes enregistreuses reviennent par bateau et sont lues dans la capitale

En février 2024, un cyclone est passé et cinq îles ont rentré leurs panneaux. Les réfrigérateurs sont restés 31 heures sans soleil ; la température la plus haute a été de 5,9 °C et le vaccin a pu être utilisé. À la demande des infirmières, le congélateur a reçu depuis une poignée plus grande.`,
    },
  },
  {
    number: 24,
    slug: 'andean-district-stores',
    type: 'vaccines',
    mark: 'andes',
    scenes: ['vaccine-network'],
    solutions: ['vaccine-network'],
    products: ['R230', 'R320', 'T12'],
    createTime: '2024-09-10T09:00:00-05:00',
    updateTime: '2025-01-22T09:00:00+02:00',
    sites: everywhere,
    name: {
      zh_CN: '安第斯山区 74 个县级疫苗库的冰衬疫苗冷藏箱',
      en_EN: 'Ice-lined refrigerators for 74 district stores in the Andes',
      es_ES: 'Frigoríficos con revestimiento de hielo para 74 almacenes de distrito en los Andes',
      fr_FR: 'Des réfrigérateurs à accumulation de glace pour 74 dépôts de district dans les Andes',
    },
    eachDistrict: { zh_CN: '秘鲁南部', en_EN: 'Southern Peru', es_ES: 'Sur del Perú', fr_FR: 'Sud du Pérou' },
    figures: [
      {
        figure: '74',
        measureWord: '个',
        label: {
          zh_CN: '县级疫苗库',
          en_EN: 'district stores',
          es_ES: 'almacenes de distrito',
          fr_FR: 'dépôts de district',
        },
      },
      {
        figure: { zh_CN: '4,100', en_EN: '4,100', es_ES: '4100', fr_FR: '4 100' },
        unit: { zh_CN: '米', en_EN: 'm', es_ES: 'm', fr_FR: 'm' },
        label: {
          zh_CN: '最高海拔',
          en_EN: 'highest store',
          es_ES: 'el almacén más alto',
          fr_FR: 'le dépôt le plus haut',
        },
      },
      {
        figure: '68',
        unit: { zh_CN: '小时', en_EN: 'hours', es_ES: 'horas', fr_FR: 'heures' },
        label: {
          zh_CN: 'R320 断电保冷时间',
          en_EN: 'holdover time of the R320',
          es_ES: 'de autonomía del R320',
          fr_FR: 'd’autonomie du R320',
        },
      },
    ],
    brief: {
      zh_CN: `秘鲁南部 74 个县级疫苗库，海拔从 200 米到 4,100 米，电网平均每天停电三次，有时持续两天。卫生部门的主要要求是断电保冷时间。

大库用 R320 冰衬疫苗冷藏箱，净容积 211 升，断电保冷 68 小时；小库用 R230，62 小时。下乡用 T12，102 小时。

- 按每县近三年最长停电时间选型，并留 24 小时余量
- 每台到货做一次断电试验，曲线贴在门内侧
- 统一更换故障率最高的稳压器

半年内，因停电转移疫苗的次数由 41 次降到 2 次，两次均因转移前未查看温度。断电曲线此后放大为 A3 张贴。`,
      en_EN: `The 74 district stores of southern Peru lie between 200 and 4,100 metres. The grid fails three times a day on average and sometimes for two days. The main requirement was holdover time.

Larger stores have the ice-lined R320, 211 litres net and 68 hours without supply; smaller ones the R230, with 62 hours. Health posts are served with the T12, which holds for 102.

- Each chosen for the longest power cut of three years plus 24 hours
- Each tested without power on arrival, with the curve posted inside the door
- Voltage stabilisers replaced everywhere, since they failed most often

In half a year, vaccines were moved twice because of a power cut, compared with 41 times in the six months before. On both occasions the temperature had not been checked first. The curve is now posted in A3 size.`,
      es_ES: `Los 74 almacenes de distrito del sur del Perú están entre 200 y 4100 metros. La red falla tres veces al día de media y a veces durante dos días. El requisito principal era la autonomía sin corriente.

Los almacenes grandes tienen el R320 con revestimiento de hielo, de 211 litros útiles y 68 horas sin suministro; los pequeños, el R230, con 62 horas. Los puestos de salud se abastecen con el T12, con una autonomía de 102.

- Cada uno elegido según el corte más largo de tres años más 24 horas
- Un ensayo sin corriente a la llegada, con la curva expuesta en la cara interior de la puerta
- Estabilizadores de tensión nuevos en todos los almacenes, porque eran la avería más frecuente

En medio año se trasladaron vacunas por un corte dos veces, frente a 41 en el semestre anterior. En ambas no se había comprobado antes la temperatura. La curva se expone ahora en A3.`,
      fr_FR: `Les 74 dépôts de district du sud du Pérou se trouvent entre 200 et 4 100 mètres. Le réseau tombe trois fois par jour en moyenne, parfois pendant deux jours. L’exigence principale était l’autonomie sans courant.

Les grands dépôts ont le R320 à accumulation de glace, 211 litres nets et 68 heures sans courant ; les petits, le R230, 62 heures. Les postes sont desservis avec le T12, qui offre 102 heures d’autonomie.

- Modèles choisis selon la plus longue coupure en trois ans, plus 24 heures
- Un essai sans courant à l’arrivée, dont la courbe est collée sur la face intérieure de la porte
- Stabilisateurs de tension remplacés partout, car ils étaient à l’origine des pannes les plus fréquentes

En six mois, des vaccins ont été déplacés deux fois pour une coupure, contre 41 au semestre d’avant. Les deux fois, la température n’avait pas été vérifiée d’abord. La courbe est désormais affichée en A3.`,
    },
  },
  {
    number: 28,
    slug: 'plateau-thousandth',
    type: 'vaccines',
    mark: 'plateau',
    scenes: ['solar-outreach', 'vaccine-network'],
    video: 'user-plateau',
    solutions: ['solar-outreach', 'vaccine-network'],
    products: ['R100', 'T2'],
    recommended: true,
    createTime: '2025-04-22T09:00:00+08:00',
    updateTime: '2025-10-14T09:00:00+08:00',
    sites: everywhere,
    name: {
      zh_CN: '高原乡镇项目：第 1,000 台冷藏箱送达海拔 4,310 米',
      en_EN: 'The plateau programme: the thousandth refrigerator, at 4,310 metres',
      es_ES: 'El programa del altiplano: el frigorífico número mil, a 4310 metros',
      fr_FR: 'Le programme des hauts plateaux : le millième réfrigérateur, à 4 310 mètres',
    },
    eachDistrict: {
      zh_CN: '中国 · 西部高原',
      en_EN: 'Western highlands, China',
      es_ES: 'Altiplano occidental, China',
      fr_FR: 'Hauts plateaux de l’Ouest, Chine',
    },
    figures: [
      {
        figure: { zh_CN: '4,310', en_EN: '4,310', es_ES: '4310', fr_FR: '4 310' },
        unit: { zh_CN: '米', en_EN: 'm', es_ES: 'm', fr_FR: 'm' },
        label: {
          zh_CN: '第 1,000 台送达地海拔',
          en_EN: 'altitude of the thousandth',
          es_ES: 'altitud del número mil',
          fr_FR: 'altitude du millième',
        },
      },
      {
        figure: '994',
        measureWord: '台',
        label: {
          zh_CN: '最近清点时在用的设备',
          en_EN: 'in use at the last count',
          es_ES: 'en uso en el último recuento',
          fr_FR: 'en service au dernier relevé',
        },
      },
      {
        figure: { zh_CN: '99.7', en_EN: '99.7', es_ES: '99,7', fr_FR: '99,7' },
        unit: '%',
        label: {
          zh_CN: '2–8 °C 时间占比的中位数',
          en_EN: 'median time within 2–8 °C',
          es_ES: 'del tiempo a 2–8 °C, mediana',
          fr_FR: 'du temps à 2–8 °C, médiane',
        },
      },
    ],
    brief: {
      zh_CN: `2025 年 4 月 22 日，高原乡镇项目的第 1,000 台 R100 太阳能疫苗冷藏箱送到海拔 4,310 米的一所乡镇卫生院。最后 60 公里走了整整一天。

最近一次清点，994 台在用；2 台运输途中损坏，已更换；4 台借给供电线路被洪水冲断的区县。

- 2024 年，各点疫苗处于 2–8 °C 的时间占比，中位数 99.7%
- 最低的一处 96.2%，原因是新建房屋遮挡光伏板；移开 4 米后回到 99% 以上
- 冷凝器加大三分之一，微型加热器用于冬夜防冻

第 7 台冷藏箱所在的乡镇，村医过去要在接种当天一早去县里取疫苗，单程两个小时；省下的时间现在用于走访未接种的儿童。项目下一批 300 台将送往更西部的乡镇。`,
      en_EN: `On 22 April 2025 the thousandth R100 of the plateau programme reached a township health centre at 4,310 metres. The last 60 km took a day.

At the last count 994 were in use. Two had been damaged on the way and replaced; four were on loan to a district where a flood had destroyed the power lines.

- In 2024 vaccines were within 2–8 °C for 99.7% of the time at the median site
- The lowest site, 96.2%, had its panels in the shade of a new roof. Once they had been moved four metres, it was above 99%
- A larger condenser for thin air, a small heater for winter nights

The doctor who uses the seventh refrigerator no longer fetches vaccines on the morning of a session, two hours each way, and has more time for home visits. The next 300 refrigerators go to townships further west.`,
      es_ES: `El 22 de abril de 2025, el R100 número mil del programa del altiplano llegó a un centro de salud a 4310 metros. Los últimos 60 km requirieron un día entero.

En el último recuento funcionaban 994. Dos se habían dañado en el camino y se sustituyeron; cuatro estaban prestados a un distrito donde una riada se había llevado el tendido eléctrico.

- En 2024, las vacunas estuvieron entre 2 °C y 8 °C el 99,7 % del tiempo en el centro mediano
- El peor, con un 96,2 %, tenía los paneles a la sombra de un tejado nuevo. Tras moverlos cuatro metros superó el 99 %
- Un condensador mayor para el aire enrarecido y un pequeño calefactor para las noches de invierno

La médica rural que utiliza el séptimo frigorífico ya no va a buscar las vacunas la mañana de la sesión, dos horas por trayecto, y tiene más tiempo para visitas a domicilio. Los próximos 300 frigoríficos irán a municipios más al oeste.`,
      fr_FR: `Le 22 avril 2025, le millième R100 du programme des hauts plateaux a été livré à un centre de santé situé à 4 310 mètres. Les 60 derniers kilomètres ont demandé une journée.

Au dernier relevé, 994 étaient en service. Deux, abîmés en route, avaient été remplacés ; quatre étaient prêtés à un district dont une crue avait emporté les lignes.

- En 2024, les vaccins étaient entre 2 °C et 8 °C pendant 99,7 % du temps sur le site médian
- Le moins bon site, 96,2 %, avait ses panneaux à l’ombre d’un toit neuf. Après leur déplacement de quatre mètres, il a dépassé 99 %
- Un condenseur plus grand pour l’air raréfié, une petite résistance pour les nuits d’hiver

La médecin de village qui utilise le septième réfrigérateur ne va plus chercher le vaccin le matin de la séance, deux heures par trajet, et a plus de temps pour les visites. Les 300 prochains réfrigérateurs iront à des cantons plus à l’ouest.`,
    },
  },
  {
    number: 33,
    slug: 'provincial-cold-room',
    type: 'vaccines',
    mark: 'shanhai',
    scenes: ['vaccine-network', 'pharma-supply-chain'],
    solutions: ['vaccine-network'],
    products: ['W40', 'Trace 3'],
    recommended: true,
    createTime: '2025-12-11T10:00:00+08:00',
    updateTime: '2026-01-18T10:00:00+00:00',
    sites: everywhere,
    name: {
      zh_CN: '山海省疾控中心：600 m³ 疫苗冷库',
      en_EN: 'Shanhai Provincial CDC: a cold room of 600 m³',
      es_ES: 'Centro Provincial de Control de Enfermedades de Shanhai: una cámara de 600 m³',
      fr_FR: 'CDC provincial de Shanhai : une chambre froide de 600 m³',
    },
    eachDistrict: {
      zh_CN: '中国 · 山海省',
      en_EN: 'Shanhai province, China',
      es_ES: 'Provincia de Shanhai, China',
      fr_FR: 'Province de Shanhai, Chine',
    },
    figures: [
      {
        figure: '600',
        unit: 'm³',
        label: {
          zh_CN: '疫苗冷库容积',
          en_EN: 'cold room',
          es_ES: 'de cámara frigorífica',
          fr_FR: 'de chambre froide',
        },
      },
      {
        figure: '71',
        unit: { zh_CN: '天', en_EN: 'days', es_ES: 'días', fr_FR: 'jours' },
        label: {
          zh_CN: '施工时间，原库未停用',
          en_EN: 'of work, store in use',
          es_ES: 'de obra, almacén en uso',
          fr_FR: 'de travaux, dépôt en service',
        },
      },
      {
        figure: { zh_CN: '6.4', en_EN: '6.4', es_ES: '6,4', fr_FR: '6,4' },
        unit: '°C',
        label: {
          zh_CN: '60 点验证的最热点温度',
          en_EN: 'warmest of 60 points',
          es_ES: 'el más cálido de 60 puntos',
          fr_FR: 'maximum sur 60 points',
        },
      },
    ],
    brief: {
      zh_CN: `山海省疾控中心的新冷库长 24 米、宽 7 米、高 3.6 米，可在 2–8 °C 存放约 300 万支单支包装疫苗。施工 71 天，原库房没有停用。采用 W 系列库板与双机组，按场地定制。

两套机组每 12 小时轮换，任意一套可独立承担；除双路市电外，发电机 15 秒内投入。供电全部中断时，满载、库外 32 °C，从 5 °C 升到 8 °C 需 9 小时 40 分。

- 60 点验证，空载、满载各三天：最冷 2.9 °C，最热 6.4 °C
- 开门 10 分钟，没有一点超过 7.6 °C
- 六个固定探头装在验证得出的冷热点

左侧蒸发器下方以红线标出禁放区。2026 年 1 月最冷月再验证，最冷点 2.7 °C，位于禁放区内。`,
      en_EN: `The new cold room of the Shanhai provincial centre for disease control measures 24 by 7 by 3.6 metres. It holds about three million single-dose packs at 2–8 °C and was built in 71 days inside a store that stayed in use, with the panels and paired units of our W series.

Two systems change over every twelve hours, and either is sufficient alone; a generator starts within 15 seconds. Without any power, loaded and at 32 °C outside, it took 9 hours and 40 minutes from 5 °C to 8 °C.

- 60 points, three days empty and three loaded: 2.9 °C to 6.4 °C
- Ten minutes with the door open, and no point above 7.6 °C
- Six probes where the extremes were found

A red line marks the area below the left evaporator where nothing may be stored. In the requalification of January 2026 the coldest point, inside this area, read 2.7 °C.`,
      es_ES: `La nueva cámara del Centro Provincial de Control de Enfermedades de Shanhai mide 24 por 7 por 3,6 metros. Guarda unos tres millones de envases unidosis a 2–8 °C y se construyó en 71 días dentro de un almacén en uso, con los paneles y los equipos dobles de nuestra serie W.

Dos sistemas se alternan cada doce horas y cada uno basta por sí solo; un grupo electrógeno arranca en 15 segundos. Sin corriente, cargada y con 32 °C en el exterior, tardó 9 horas y 40 minutos en pasar de 5 °C a 8 °C.

- 60 puntos, tres días vacía y tres cargada: de 2,9 °C a 6,4 °C
- Diez minutos con la puerta abierta, y ningún punto por encima de 7,6 °C
- Seis sondas en los puntos extremos del mapeo

Una línea roja marca la zona bajo el evaporador izquierdo donde no se puede almacenar. En la recalificación de enero de 2026, el punto más frío, dentro de esa zona, marcó 2,7 °C.`,
      fr_FR: `La nouvelle chambre froide du centre de contrôle des maladies de Shanhai mesure 24 mètres sur 7 et 3,6 de haut. Elle contient environ trois millions de conditionnements unidoses à 2–8 °C et a été bâtie en 71 jours dans un dépôt resté en service, avec les panneaux et les groupes doubles de notre série W.

Deux systèmes alternent toutes les douze heures, chacun suffisant à lui seul ; un groupe électrogène démarre en 15 secondes. Alimentation coupée, chambre pleine et par 32 °C à l’extérieur, elle a mis 9 heures 40 minutes à passer de 5 °C à 8 °C.

- 60 points, trois jours à vide et trois en charge : de 2,9 °C à 6,4 °C
- Dix minutes porte ouverte, aucun point au-dessus de 7,6 °C
- Six sondes fixes aux points extrêmes

Une ligne rouge au sol tient les produits à l’écart de l’évaporateur de gauche. À la requalification de janvier 2026, le point le plus froid indiquait 2,7 °C, toujours hors des rayonnages.`,
    },
  },
  {
    number: 37,
    slug: 'sahel-district-r240',
    type: 'vaccines',
    mark: 'sahel',
    scenes: ['solar-outreach'],
    solutions: ['solar-outreach', 'vaccine-network'],
    products: ['R240', 'R295', 'T8'],
    createTime: '2026-05-26T09:00:00+00:00',
    updateTime: '2026-05-26T09:00:00+00:00',
    sites: internationalOnly,
    name: {
      zh_CN: '萨赫勒县级疫苗库：首批 60 台 R240',
      en_EN: 'District stores in the Sahel: the first 60 R240 units',
      es_ES: 'Almacenes de distrito del Sahel: los 60 primeros R240',
      fr_FR: 'Dépôts de district du Sahel : les 60 premiers R240',
    },
    eachDistrict: { zh_CN: '萨赫勒', en_EN: 'Sahel', es_ES: 'Sahel', fr_FR: 'Sahel' },
    figures: [
      {
        figure: '60',
        measureWord: '台',
        label: {
          zh_CN: '首批 R240',
          en_EN: 'R240 units installed',
          es_ES: 'R240 instalados',
          fr_FR: 'R240 installés',
        },
      },
      {
        figure: '118',
        unit: { zh_CN: '小时', en_EN: 'hours', es_ES: 'horas', fr_FR: 'heures' },
        label: {
          zh_CN: '断开光伏板的最短自持时间',
          en_EN: 'without panels, at least',
          es_ES: 'sin paneles, como mínimo',
          fr_FR: 'sans panneaux, au moins',
        },
      },
      {
        figure: '430',
        measureWord: '个',
        label: {
          zh_CN: '供应的卫生站',
          en_EN: 'health posts supplied',
          es_ES: 'puestos de salud abastecidos',
          fr_FR: 'postes de santé desservis',
        },
      },
    ],
    brief: {
      zh_CN: `R240 于 2026 年 4 月列入世卫组织 PQS 目录，五月，首批 60 台装进一个萨赫勒国家的县级疫苗库。其中一处就是 2025 年做过 26 周现场测试的那座金属屋顶库房。

每台净容积 102 升，配 480 W 光伏板；需要冰排的 12 处另配 R295，每天可冻 2.5 kg。疫苗由 T8 送往 430 个卫生站。

- 到货逐台附出厂曲线，现场断开光伏板复测六台：118–123 小时
- 12 名技术人员接受培训，两人一组，每组负责 10 台
- 第三周，屏幕图标提示清洁光伏板 31 次，均于当天完成

据一位县级护士长反馈，有了屏幕提示，光伏板积灰能够及时清洁。`,
      en_EN: `The R240 was prequalified by WHO in April 2026. In May the first sixty were installed in district stores of a country in the Sahel, among them the store with the metal roof where it had been tested for 26 weeks.

Each has 102 litres for vaccines and a 480 W array. Twelve stores that need ice also have an R295, which freezes 2.5 kg of packs a day. From the stores, T8 cold boxes supply 430 health posts.

- Each with its curve from the plant; six tested again on site without panels: 118 to 123 hours
- Twelve technicians trained, two for every ten refrigerators
- In the third week the displays showed the pictogram for dusty panels 31 times, and the panels were cleaned on the same day

The head nurse of one district reports that dirty panels are now cleaned in time.`,
      es_ES: `La OMS precalificó el R240 en abril de 2026. En mayo se instalaron los sesenta primeros en almacenes de distrito de un país del Sahel, entre ellos el de techo metálico donde se había ensayado durante 26 semanas.

Cada uno tiene 102 litros para vacunas y un campo de 480 W. Doce almacenes que necesitan hielo disponen además de un R295, que congela 2,5 kg de acumuladores al día. Desde los almacenes, la vacuna se envía a 430 puestos de salud en el T8.

- Cada uno con su curva de fábrica; seis ensayados de nuevo in situ sin paneles: de 118 a 123 horas
- Doce técnicos formados, dos por cada diez frigoríficos
- La tercera semana, las pantallas mostraron 31 veces el pictograma de limpieza, y se limpiaron el mismo día

Según la supervisora de enfermería de un distrito, los paneles se limpian ahora a tiempo.`,
      fr_FR: `Le R240 a été préqualifié par l’OMS en avril 2026. En mai, les soixante premiers ont été installés dans des dépôts de district d’un pays du Sahel, dont le dépôt au toit de tôle où le modèle avait été testé pendant 26 semaines.

Chacun offre 102 litres pour les vaccins et un champ photovoltaïque de 480 W. Douze dépôts qui ont besoin de glace ont aussi un R295, qui congèle 2,5 kg d’accumulateurs par jour. De là, le vaccin part en T8 vers 430 postes de santé.

- Chacun livré avec sa courbe d’usine ; six testés de nouveau sans panneaux, de 118 à 123 heures
- Douze techniciens formés, deux pour dix réfrigérateurs
- La troisième semaine, les écrans ont affiché 31 fois le pictogramme de nettoyage ; le nettoyage a été fait le jour même

Selon l’infirmière-chef d’un district, les panneaux sont désormais nettoyés à temps.`,
    },
  },
]
