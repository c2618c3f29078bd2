import { everywhere, internationalOnly } from '../sites'
import type { CaseDraft } from './types'

export const researchCases: CaseDraft[] = [
  {
    number: 3,
    slug: 'kerlaz-algae',
    type: 'research',
    mark: 'kerlaz',
    scenes: ['laboratory-network', 'sample-network'],
    solutions: ['laboratory-network'],
    products: ['D35', 'C390', 'L150'],
    createTime: '2020-01-23T09:00:00+01:00',
    updateTime: '2020-01-23T09:00:00+01:00',
    sites: internationalOnly,
    name: {
      zh_CN: '凯尔拉兹海洋研究所：2,600 株微藻',
      en_EN: 'Kerlaz Marine Institute: 2,600 strains of algae',
      es_ES: 'Instituto Marino de Kerlaz: 2600 cepas de algas',
      fr_FR: 'Institut marin de Kerlaz : 2 600 souches d’algues',
    },
    eachDistrict: {
      zh_CN: '法国 · 布列塔尼',
      en_EN: 'Brittany, France',
      es_ES: 'Bretaña, Francia',
      fr_FR: 'Bretagne, France',
    },
    figures: [
      {
        figure: { zh_CN: '2,600', en_EN: '2,600', es_ES: '2600', fr_FR: '2 600' },
        measureWord: '株',
        label: {
          zh_CN: '微藻藻种',
          en_EN: 'strains of algae',
          es_ES: 'cepas de algas',
          fr_FR: 'souches d’algues',
        },
      },
      {
        figure: { zh_CN: '1,900', en_EN: '1,900', es_ES: '1900', fr_FR: '1 900' },
        measureWord: '株',
        label: {
          zh_CN: '改为冻存的藻种',
          en_EN: 'cryopreserved',
          es_ES: 'criopreservadas',
          fr_FR: 'cryoconservées',
        },
      },
      {
        figure: '74',
        unit: '%',
        label: {
          zh_CN: '1967 年藻种复苏率',
          en_EN: 'recovery, strain of 1967',
          es_ES: 'recuperación, cepa de 1967',
          fr_FR: 'de reprise, souche de 1967',
        },
      },
    ],
    brief: {
      zh_CN: `凯尔拉兹海洋研究所的藻种库有 2,600 株，过去每两周转种一次，需要五个人，仍有藻种丢失。2019 年 1 月，1,900 株改为冻存，其余仍需活体保存。

藻种冻存于 D35，每株 12 管，分存两只容器；提取物存放在 C390 卧式超低温保存箱，频繁开盖时冷气损失小。转种在 L150 洁净工作台上进行，可四人并排操作。

- 降温速率按藻种分四组，先做预实验
- 每株复苏率记录三次，低于 30% 的继续活体保存
- 卧式 C390 断电试验，升到 −50 °C 用时五小时

一年后，活体维护由 2,600 株减到 700 株，节省的人力用于全部藻种的测序。最早的一株采集于 1967 年，冻存后复苏率 74%。`,
      en_EN: `The Kerlaz Marine Institute has a collection of 2,600 strains of algae. They used to be kept in culture and transferred every two weeks, the work of five people, and strains were lost. In January 2019, 1,900 were cryopreserved; the rest still have to be kept in culture.

They are stored in D35 dewars, twelve vials of each divided between two. Extracts are in a C390 chest freezer, which loses little cold although it is opened all day. Transfers are done at L150 clean benches by four people side by side.

- Four cooling rates, tried on a pilot set first
- Recovery recorded three times; below 30% a strain is kept in culture
- The C390 tested without power: five hours to −50 °C

After a year only 700 strains still had to be transferred, and the time saved has been used to sequence all of them. The oldest, collected in 1967, had a recovery rate of 74%.`,
      es_ES: `El Instituto Marino de Kerlaz tiene una colección de 2600 cepas de algas. Antes se mantenían en cultivo con un pase cada dos semanas, trabajo de cinco personas, y se perdían cepas. En enero de 2019 se criopreservaron 1900; las demás aún deben mantenerse en cultivo.

Están en vasos Dewar D35, doce viales de cada una repartidos entre dos. Los extractos se guardan en un arcón C390, que pierde poco frío aunque se abra todo el día. Los pases los hacen cuatro personas en paralelo en bancos de flujo laminar L150.

- Cuatro velocidades de enfriamiento, probadas antes en un lote piloto
- Recuperación anotada tres veces; por debajo del 30 % la cepa sigue en cultivo
- El C390, ensayado sin corriente: cinco horas hasta −50 °C

Un año después, solo se pasan 700 cepas, y el tiempo ahorrado ha permitido secuenciarlas todas. La más antigua, recogida en 1967, se recuperó al 74 %.`,
      fr_FR: `L’Institut marin de Kerlaz possède une collection de 2 600 algues. Un repiquage tous les quinze jours, qui occupait cinq personnes, les maintenait en vie, et des souches se perdaient. En janvier 2019, 1 900 ont été cryoconservées ; les autres doivent encore être cultivées.

Elles sont conservées en vases Dewar D35, douze tubes par souche, en deux lieux. Les extraits sont dans un coffre C390, qui perd peu de froid bien qu’il soit ouvert toute la journée. Quatre personnes peuvent repiquer en parallèle sous une hotte L150.

- Quatre vitesses de refroidissement, essayées d’abord sur un lot pilote
- Reprise notée trois fois ; sous 30 %, la souche reste en culture
- Essai du C390 sans courant : cinq heures jusqu’à −50 °C

Un an plus tard, 700 souches sont encore repiquées, et le temps gagné a permis de les séquencer toutes. Pour la plus ancienne, récoltée en 1967, le taux de reprise est de 74 %.`,
    },
  },
  {
    number: 9,
    slug: 'aire-valley-trials',
    type: 'research',
    mark: 'aire-valley',
    scenes: ['clinical-trials', 'sample-network'],
    solutions: ['clinical-trials', 'sample-network'],
    products: ['U220', 'R310', 'S10'],
    createTime: '2021-07-15T09:00:00+01:00',
    updateTime: '2021-10-02T09:00:00-04:00',
    sites: internationalOnly,
    name: {
      zh_CN: '艾尔谷大学：52 个中心的三期试验',
      en_EN: 'Aire Valley University: a phase III trial at 52 sites',
      es_ES: 'Universidad de Aire Valley: un ensayo de fase III en 52 centros',
      fr_FR: 'Université d’Aire Valley : un essai de phase III dans 52 centres',
    },
    eachDistrict: {
      zh_CN: '英国 · 约克郡',
      en_EN: 'Yorkshire, United Kingdom',
      es_ES: 'Yorkshire, Reino Unido',
      fr_FR: 'Yorkshire, Royaume-Uni',
    },
    figures: [
      {
        figure: '52',
        measureWord: '个',
        label: {
          zh_CN: '试验中心',
          en_EN: 'trial sites equipped',
          es_ES: 'centros equipados',
          fr_FR: 'centres équipés',
        },
      },
      {
        figure: '34',
        unit: { zh_CN: '天', en_EN: 'days', es_ES: 'días', fr_FR: 'jours' },
        label: {
          zh_CN: '全部设备安装用时',
          en_EN: 'to install them all',
          es_ES: 'de instalación',
          fr_FR: 'd’installation',
        },
      },
      {
        figure: { zh_CN: '9,300', en_EN: '9,300', es_ES: '9300', fr_FR: '9 300' },
        measureWord: '份',
        label: {
          zh_CN: '样本，其中 14 份不合格',
          en_EN: 'samples, 14 out of range',
          es_ES: 'muestras, 14 fuera de rango',
          fr_FR: 'échantillons, 14 hors plage',
        },
      },
    ],
    brief: {
      zh_CN: `艾尔谷大学的一项三期肾病试验有 52 个中心，最小的一个在岛上，护士每周到一次。2021 年，各中心配置相同：R310 存放试验用药，U220 存放样本，S10 运输细胞。

样本每月运输一次，U220 可存放一个中心一年的样本。从离体到冻存的时间由系统倒计时，超时的样本单独标注。

- 52 套在 34 天内装完，每套 24 小时空载、24 小时负载
- 研究护士培训 40 分钟，附操作卡
- S10 保温十天，最长使用八天

一年里 9,300 份样本，温度不合格 14 份，均可追溯到具体的开门记录和操作人。`,
      en_EN: `Aire Valley University runs a phase III trial in kidney disease at 52 sites. The smallest is on an island, which a nurse visits once a week. In 2021 all received the same equipment: an R310 for the product, a U220 for samples, an S10 for cells.

Samples are shipped once a month. A U220 can hold the samples of a site for a year. The time from collection to freezing is counted down on the screen, and late samples are marked.

- 52 sets installed in 34 days and tested for 24 hours empty and 24 hours loaded
- Forty minutes of training and an instruction card for each nurse
- The S10 has a holding time of ten days; the longest transport took eight

Of 9,300 samples in the year, 14 were out of range, and each case could be traced to a door opening and a person.`,
      es_ES: `Un ensayo de fase III de la Universidad de Aire Valley en enfermedad renal tiene 52 centros. El menor está en una isla, adonde una enfermera va una vez por semana. En 2021, todos recibieron el mismo equipo: un R310 para el producto, un U220 para las muestras y un S10 para las células.

Las muestras se envían una vez al mes. En un U220 caben las de un centro durante un año. La pantalla muestra la cuenta atrás desde la extracción hasta la congelación, y las muestras tardías se marcan.

- 52 conjuntos instalados en 34 días y ensayados 24 horas en vacío y 24 con carga
- Cuarenta minutos de formación y una ficha de instrucciones para cada enfermera
- El S10 tiene diez días de autonomía; el transporte más largo duró ocho

De 9300 muestras en el año, 14 quedaron fuera del intervalo, y cada caso pudo rastrearse hasta una apertura y una persona.`,
      fr_FR: `Un essai de phase III de l’université d’Aire Valley sur la maladie rénale compte 52 centres. Le plus petit est sur une île, où une infirmière vient une fois par semaine. En 2021, tous ont reçu le même ensemble : un R310 pour le produit, un U220 pour les échantillons, un S10 pour les cellules.

Les échantillons partent une fois par mois. Un U220 contient les échantillons d’un centre pendant un an. L’écran décompte le temps entre prélèvement et congélation, et les échantillons en retard sont marqués.

- 52 ensembles en 34 jours, 24 heures à vide et 24 en charge chacun
- Quarante minutes de formation et une fiche par infirmière
- Le S10 a dix jours d’autonomie ; le trajet depuis l’île en a demandé huit

Sur 9 300 échantillons dans l’année, 14 étaient hors plage, chacun rattaché à une ouverture et à une personne.`,
    },
  },
  {
    number: 17,
    slug: 'volta-institute',
    type: 'research',
    mark: 'volta',
    scenes: ['biosafety', 'laboratory-network'],
    solutions: ['biosafety'],
    products: ['B150', 'U730', 'R450'],
    createTime: '2023-08-22T09:00:00+00:00',
    updateTime: '2024-02-18T09:00:00+12:00',
    sites: everywhere,
    name: {
      zh_CN: '沃尔塔热带医学研究所：频繁停电下的二级实验室',
      en_EN: 'Volta Institute of Tropical Medicine: a laboratory that withstands power cuts',
      es_ES: 'Instituto Volta de Medicina Tropical: un laboratorio preparado para los cortes de corriente',
      fr_FR: 'Institut Volta de médecine tropicale : un laboratoire prêt aux coupures de courant',
    },
    eachDistrict: { zh_CN: '加纳', en_EN: 'Ghana', es_ES: 'Ghana', fr_FR: 'Ghana' },
    figures: [
      {
        figure: '400',
        unit: { zh_CN: '份/天', en_EN: 'a day', es_ES: 'al día', fr_FR: 'par jour' },
        label: {
          zh_CN: '发热患者样本检测量',
          en_EN: 'samples tested',
          es_ES: 'muestras analizadas',
          fr_FR: 'échantillons analysés',
        },
      },
      {
        figure: '15',
        unit: { zh_CN: '分钟', en_EN: 'minutes', es_ES: 'minutos', fr_FR: 'minutes' },
        label: {
          zh_CN: '断电后继续运行时间',
          en_EN: 'supply after a power cut',
          es_ES: 'de reserva sin corriente',
          fr_FR: 'd’alimentation de secours',
        },
      },
    ],
    brief: {
      zh_CN: `沃尔塔热带医学研究所每天检测约 400 份发热患者样本，当地一周停电三四次。2023 年新建二级实验室时，首先制定了断电处置程序。

两台 B150 接不间断电源，停电后可运行 15 分钟，足以盖好试管并放回试管架。样本存放在双系统的 U730 中，任一套系统可单独运行；试剂存放在箱内无火花源的 R450 防爆冷藏箱中。

- 机房热负荷按双系统全开计算，两台空调互为备用
- 断电试验：U730 升到 −50 °C 需 3 小时 45 分
- 每月做一次前窗烟雾演示，用于新员工培训

两年来，没有因停电损失样本。断电处置程序共三页，张贴在实验室，人员安全优先。`,
      en_EN: `The Volta Institute tests about 400 samples from fever patients a day, in a town where the grid fails three or four times a week. When its new laboratory was planned in 2023, the procedure for power cuts was settled first.

Two B150 cabinets have an uninterruptible supply for 15 minutes, enough to close every tube. Samples are stored in a U730, whose two systems can each work alone, and reagents in the spark-free R450.

- Air conditioning designed for all systems running at once, in two redundant units
- Without power the U730 takes 3 hours 45 minutes to −50 °C
- A smoke test at the front opening each month, to train new staff

In two years no sample was lost because of a power cut. The three-page procedure, in which the safety of people comes first, is posted on the wall.`,
      es_ES: `El Instituto Volta analiza unas 400 muestras de pacientes con fiebre al día, en una ciudad donde la red falla tres o cuatro veces por semana. Al proyectar su nuevo laboratorio en 2023, lo primero que se definió fue el procedimiento ante cortes de corriente.

Dos B150 tienen alimentación ininterrumpida para 15 minutos, suficientes para cerrar todos los tubos. Las muestras se guardan en un U730, cuyos dos sistemas pueden trabajar por separado; los reactivos, en el R450 sin chispa.

- Aire acondicionado calculado para todos los sistemas a la vez, con dos equipos redundantes
- Sin corriente, el U730 tarda 3 horas y 45 minutos en llegar a −50 °C
- Prueba de humo en la abertura frontal cada mes, para formar al personal nuevo

En dos años no se perdió ninguna muestra por un corte. El procedimiento, de tres páginas y con la seguridad de las personas en primer lugar, está expuesto en la pared.`,
      fr_FR: `L’Institut Volta analyse environ 400 échantillons de patients fébriles par jour, dans une ville où le réseau tombe trois ou quatre fois par semaine. La procédure en cas de coupure a été définie avant la construction de son laboratoire, en 2023.

Deux B150 disposent de 15 minutes d’alimentation de secours, assez pour refermer chaque tube. Les échantillons sont conservés dans un U730 à deux systèmes indépendants, les réactifs dans un R450 sans étincelle.

- Climatisation calculée pour tous les systèmes en marche, avec deux appareils en alternance
- Sans courant, l’U730 met 3 heures 45 minutes jusqu’à −50 °C
- Un essai de fumée à l’ouverture frontale chaque mois, pour les nouveaux arrivants

En deux ans, aucun échantillon n’a été perdu à cause d’une coupure. La procédure de trois pages, qui donne la priorité aux personnes, est affichée au mur.`,
    },
  },
  {
    number: 26,
    slug: 'zambezi-reference-laboratory',
    type: 'research',
    mark: 'zambezi',
    scenes: ['biosafety'],
    solutions: ['biosafety'],
    products: ['B185', 'P80', 'U560'],
    createTime: '2025-01-28T09:00:00+02:00',
    updateTime: '2025-01-28T09:00:00+02:00',
    sites: everywhere,
    name: {
      zh_CN: '赞比西参比实验室：先验证压差，再安装设备',
      en_EN: 'Zambezi Reference Laboratory: pressure verified before equipment was installed',
      es_ES: 'Laboratorio de Referencia del Zambeze: la presión, verificada antes de instalar los equipos',
      fr_FR: 'Laboratoire de référence du Zambèze : la pression vérifiée avant l’installation',
    },
    eachDistrict: { zh_CN: '赞比亚', en_EN: 'Zambia', es_ES: 'Zambia', fr_FR: 'Zambie' },
    figures: [
      {
        figure: '6',
        unit: { zh_CN: '周', en_EN: 'weeks', es_ES: 'semanas', fr_FR: 'semaines' },
        label: {
          zh_CN: '先行验证压差的时间',
          en_EN: 'for the pressures alone',
          es_ES: 'solo para las presiones',
          fr_FR: 'pour la seule pression',
        },
      },
      {
        figure: '10',
        unit: { zh_CN: '次', en_EN: 'times', es_ES: 'veces', fr_FR: 'fois' },
        label: {
          zh_CN: '每种情形的测试，均未反向',
          en_EN: 'each case, no reversal',
          es_ES: 'cada caso, sin inversión',
          fr_FR: 'chaque cas, sans inversion',
        },
      },
      {
        figure: '6',
        measureWord: '间',
        label: {
          zh_CN: '压差同屏显示的房间',
          en_EN: 'rooms on one display',
          es_ES: 'salas en un solo panel',
          fr_FR: 'pièces sur un seul panneau',
        },
      },
    ],
    brief: {
      zh_CN: `赞比西参比实验室承担结核与出血热样本的确证检测，2025 年 1 月启用。该楼上次改造时，开门即出现气流反向，因此项目先用六周验证压差，再安装设备。

两台 B185 全排型生物安全柜，排风机一用一备，切换时负压不得回正；P80 传递窗隔开污染区和清洁区；菌株存入 U560，双系统、双锁、双人。

- 切换、断电、开门三种情形各测十次，均未反向
- 每台柜现场复测，报告注明仪器编号
- 操作培训在运行的安全柜前进行，用荧光液检查手部污染

墙上的显示屏用颜色标示六个房间的压差，任一房间变色即停止工作。`,
      en_EN: `The Zambezi Reference Laboratory confirms tuberculosis and haemorrhagic fevers. Before it opened in January 2025 six weeks were spent on the pressures alone, because after an earlier conversion the airflow had reversed when doors were opened.

Two B185 cabinets are exhausted by two fans, one of them on standby; during changeover the room must stay under negative pressure. A P80 pass box separates the dirty from the clean side. Strains are stored in a U560 with two cooling systems and two locks, opened by two people.

- Changeover, power cut and open door measured ten times each, without a reversal
- Every cabinet tested in place, with the instrument named
- Training at a running cabinet, with a fluorescent dye that shows contamination of the hands

A display on the wall shows the pressure of six rooms by colour. When one changes, work stops in that room.`,
      es_ES: `El Laboratorio de Referencia del Zambeze confirma tuberculosis y fiebres hemorrágicas. Antes de su apertura, en enero de 2025, se dedicaron seis semanas solo a las presiones, porque tras una reforma anterior el flujo se invertía al abrir las puertas.

Dos B185 expulsan el aire mediante dos ventiladores, uno de ellos de reserva; durante la conmutación, la sala debe seguir en depresión. Una caja de paso P80 separa el lado sucio del limpio. Las cepas están en un U560 con dos sistemas frigoríficos y dos cerraduras, que abren dos personas.

- Conmutación, corte de corriente y puerta abierta medidos diez veces cada uno, sin ninguna inversión
- Cada cabina ensayada en su emplazamiento, con el instrumento indicado
- Formación ante una cabina en marcha, con un colorante fluorescente que revela la contaminación de las manos

Un panel en la pared muestra por colores la presión de seis salas. Si una cambia, el trabajo en esa sala se detiene.`,
      fr_FR: `Le laboratoire de référence du Zambèze confirme les cas de tuberculose et de fièvre hémorragique. Avant l’ouverture, en janvier 2025, six semaines ont été consacrées à la seule pression, car après une première transformation, le flux s’inversait à l’ouverture d’une porte.

Deux B185 rejettent leur air par deux ventilateurs, dont un en service ; lors de la permutation, la pression ne doit pas franchir zéro. Un passe-plat P80 sépare le côté sale du côté propre. Les souches sont dans un U560 à deux systèmes, deux serrures et deux personnes.

- Permutation, coupure et porte ouverte mesurées dix fois chacune, sans inversion
- Chaque poste contrôlé à son emplacement, avec indication de l’instrument
- Exercices devant un poste en marche, avec un colorant qui montre où les mains sont passées

Un panneau mural indique par couleur la pression de six pièces. Quand l’une change de couleur, le travail s’y arrête ; tout le personnel connaît cette règle.`,
    },
  },
  {
    number: 29,
    slug: 'nanwan-joint-laboratory',
    type: 'research',
    mark: 'nanwan',
    scenes: ['universities', 'sample-network'],
    video: 'user-nanwan',
    solutions: ['universities', 'sample-network'],
    products: ['V1000', 'D47', 'Trace 3'],
    recommended: true,
    createTime: '2025-06-17T09:00:00+08:00',
    updateTime: '2025-11-10T09:00:00+01:00',
    sites: everywhere,
    name: {
      zh_CN: '南湾大学低温生物保存联合实验室',
      en_EN: 'Nanwan University: the joint laboratory for cryopreservation',
      es_ES: 'Universidad de Nanwan: laboratorio conjunto de criopreservación',
      fr_FR: 'Université de Nanwan : le laboratoire commun de cryoconservation',
    },
    eachDistrict: {
      zh_CN: '中国 · 南湾',
      en_EN: 'Nanwan, China',
      es_ES: 'Nanwan, China',
      fr_FR: 'Nanwan, Chine',
    },
    figures: [
      {
        figure: '640',
        unit: { zh_CN: '平方米', en_EN: 'm²', es_ES: 'm²', fr_FR: 'm²' },
        label: {
          zh_CN: '联合实验室面积',
          en_EN: 'joint laboratory',
          es_ES: 'laboratorio conjunto',
          fr_FR: 'laboratoire commun',
        },
      },
      {
        figure: '18',
        measureWord: '人',
        label: {
          zh_CN: '首批科研人员与博士生',
          en_EN: 'researchers and students',
          es_ES: 'investigadores y doctorandos',
          fr_FR: 'chercheurs et doctorants',
        },
      },
      {
        figure: '34',
        measureWord: '份',
        label: {
          zh_CN: '首年校外申请',
          en_EN: 'applications in year one',
          es_ES: 'solicitudes el primer año',
          fr_FR: 'demandes la première année',
        },
      },
    ],
    brief: {
      zh_CN: `2025 年 6 月 9 日，南湾大学与诺凡共建的低温生物保存联合实验室启用，面积 640 平方米，四台 V1000，首批科研人员和博士生 18 人。主任由学校任命，诺凡不干预论文发表。

三个课题分别研究细胞产品的复温速率、成核温度和短时超过 −135 °C 的影响。每组数据均注明探头的校准日期。

- 五分之一机时向校外开放，第一年受理 34 份申请
- 每年资助两名博士生，不指定题目
- 阴性结果同样公开，第一年公开 11 组数据

2026 年春天，第一批结果发表：主动诱导成核后，批间差异缩小了三分之一。诺凡据此改进了 S 系列干式液氮运输罐的托架，使冻存管不接触内壁。`,
      en_EN: `The joint laboratory for cryopreservation of Nanwan University and Norvane opened on 9 June 2025. It has 640 m², four V1000 vessels and 18 researchers and doctoral students. The university appoints the director and decides what is published.

It studies three questions: how fast a cell product may be warmed, at what temperature ice forms, and what effect short excursions above −135 °C have. Each data set states when its probe was calibrated.

- A fifth of the instrument time for others: 34 applications in the first year
- Two doctoral places a year without a set topic
- Negative results are published too; eleven data sets so far

The first results appeared in spring 2026. With induced nucleation, the variation between batches fell by a third. Norvane has since redesigned the rack of its S-series dry shippers, so that vials no longer touch the wall.`,
      es_ES: `El laboratorio conjunto de criopreservación de la Universidad de Nanwan y Norvane funciona desde el 9 de junio de 2025. Dispone de 640 m², cuatro V1000 y 18 investigadores y doctorandos. La universidad nombra la dirección y decide qué se publica.

Estudia tres cuestiones: a qué velocidad puede calentarse un producto celular, a qué temperatura se forma el hielo y qué efecto tienen las excursiones breves por encima de −135 °C. Cada conjunto de datos indica cuándo se calibró su sonda.

- Una quinta parte del tiempo de uso para otros grupos: 34 solicitudes el primer año
- Dos plazas de doctorado al año sin tema fijado
- Los resultados negativos también se publican; once conjuntos de datos hasta ahora

Los primeros resultados aparecieron en la primavera de 2026. Con nucleación inducida, los lotes diferían un tercio menos. Norvane ha rediseñado el rack de los contenedores secos de la serie S para que los viales no toquen la pared.`,
      fr_FR: `Le laboratoire commun de cryoconservation de l’université de Nanwan et de Norvane fonctionne depuis le 9 juin 2025. Il dispose de 640 m² et de quatre V1000 et compte, pour commencer, 18 chercheurs et doctorants. L’université nomme la direction et décide de ce qui est publié.

Il étudie trois questions : à quelle vitesse réchauffer un produit cellulaire, à quelle température la glace se forme, quel est l’effet de brèves excursions au-dessus de −135 °C. Chaque jeu de données indique quand sa sonde a été étalonnée.

- Un cinquième du temps d’instrument pour d’autres établissements : 34 demandes la première année
- Deux thèses par an sans sujet imposé
- Les résultats négatifs sont publiés aussi ; onze jeux de données à ce jour

Les premiers résultats ont paru au printemps 2026. Quand la nucléation est déclenchée, les écarts entre lots diminuent d’un tiers. Norvane a redessiné le plateau de ses conteneurs S pour que les tubes ne touchent plus la paroi.`,
    },
  },
  {
    number: 34,
    slug: 'tannersfield-green-laboratory',
    type: 'research',
    mark: 'tannersfield',
    scenes: ['laboratory-network', 'universities'],
    solutions: ['laboratory-network', 'universities'],
    products: ['U700', 'U420', 'Trace 3'],
    createTime: '2026-01-21T09:00:00+00:00',
    updateTime: '2026-01-21T09:00:00+00:00',
    sites: everywhere,
    name: {
      zh_CN: '坦纳斯菲尔德大学：140 台冰箱减到 94 台',
      en_EN: 'University of Tannersfield: 94 freezers instead of 140',
      es_ES: 'Universidad de Tannersfield: de 140 congeladores a 94',
      fr_FR: 'Université de Tannersfield : de 140 congélateurs à 94',
    },
    eachDistrict: {
      zh_CN: '英国 · 英格兰中部',
      en_EN: 'English Midlands',
      es_ES: 'Midlands, Inglaterra',
      fr_FR: 'Midlands, Angleterre',
    },
    figures: [
      {
        figure: '94',
        measureWord: '台',
        label: {
          zh_CN: '超低温保存箱，原为 140 台',
          en_EN: 'freezers instead of 140',
          es_ES: 'congeladores, antes 140',
          fr_FR: 'congélateurs au lieu de 140',
        },
      },
      {
        figure: { zh_CN: '43', en_EN: '430,000', es_ES: '430 000', fr_FR: '430 000' },
        unit: { zh_CN: '万 kWh', en_EN: 'kWh', es_ES: 'kWh', fr_FR: 'kWh' },
        label: {
          zh_CN: '年用电量，原为 87 万 kWh',
          en_EN: 'a year, 870,000 before',
          es_ES: 'al año, antes 870 000',
          fr_FR: 'par an, contre 870 000',
        },
      },
      {
        figure: '61',
        measureWord: '个',
        label: {
          zh_CN: '课题组',
          en_EN: 'research groups',
          es_ES: 'grupos de investigación',
          fr_FR: 'équipes',
        },
      },
    ],
    brief: {
      zh_CN: `坦纳斯菲尔德大学有 140 台超低温保存箱，分属 61 个课题组，平均使用 11 年。2025 年的改造先用一个月清点设备：26 台半空，9 台无人管理。

清理后，最耗电的 75 台退役，新增 21 台 U700 和 8 台 U420，总数由 140 台减到 94 台，全部样本均有存放位置。费用按盒计收，每盒每年一个价格，包含电费、保养和备机。

- 退役设备除霜、回收制冷剂，由同一家机构处理
- 每学期第一周随机抽一台演练报警
- 报警名单随人事系统自动更新

2026 年 1 月计算，一年用电由 87 万 kWh 降到 43 万 kWh。腾出的机房改为讨论室。`,
      en_EN: `The University of Tannersfield had 140 ultra-low freezers in the care of 61 groups, eleven years old on average. The renewal of 2025 began with a month-long inventory: 26 were half empty, and nobody was responsible for nine.

The 75 that used the most energy were then replaced by 21 U700 and eight U420. The 94 freezers now in use have room for all samples. Groups pay per box, at an annual price that includes electricity, maintenance and a spare freezer.

- Old units defrosted, their refrigerant recovered
- One alarm rehearsed at random in the first week of each term
- Contact lists updated automatically from the staff register

By January 2026 the annual consumption had fallen from 870,000 to 430,000 kWh. One freezer room has become a common room.`,
      es_ES: `La Universidad de Tannersfield tenía 140 ultracongeladores a cargo de 61 grupos, de once años de media. La renovación de 2025 empezó con un inventario de un mes: 26 estaban medio vacíos y nueve no tenían responsable.

Después se sustituyeron los 75 de mayor consumo por 21 U700 y ocho U420. Quedan 94 congeladores, con sitio para todas las muestras. Los grupos pagan por caja un precio anual que incluye electricidad, mantenimiento y un congelador de reserva.

- Equipos antiguos desescarchados y con el refrigerante recuperado
- Un simulacro de alarma al azar la primera semana de cada cuatrimestre
- Listas de contacto actualizadas automáticamente con el registro de personal

En enero de 2026 el consumo anual había bajado de 870 000 a 430 000 kWh. Una de las salas de congeladores es hoy una sala de descanso.`,
      fr_FR: `L’université de Tannersfield avait 140 congélateurs ultra-basse température confiés à 61 équipes, de onze ans en moyenne. Le renouvellement de 2025 a commencé par un mois d’inventaire : 26 étaient à moitié vides, neuf n’avaient pas de responsable.

Puis les 75 qui consommaient le plus ont été remplacés par 21 U700 et huit U420. Il en reste 94, avec de la place pour tous les échantillons. Les équipes paient par boîte un prix annuel qui comprend l’électricité, l’entretien et un appareil de secours.

- Anciens appareils dégivrés, fluide récupéré
- Un essai d’alarme sur un appareil tiré au sort la première semaine de chaque semestre
- Les listes suivent le registre du personnel ; les diplômés en sont retirés

En janvier 2026, la consommation annuelle était passée de 870 000 à 430 000 kWh. Une salle de congélateurs est devenue une salle commune.`,
    },
  },
]
