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
      zh_CN: '凯尔拉兹海洋研究所：2600 株微藻',
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
    brief: {
      zh_CN: `凯尔拉兹海洋研究所的藻种库有 2600 株，过去靠每两周转种一次活体保存，五个人的工作量，还丢过株。2020 年 1 月，1900 株转入冷冻：其余仍需活养。

冻存在 D35 里，每株 12 管分两只罐；胞外提取物放在 C390 卧式冰箱，冷气不外溢，适合整日开盖的实验室。转种在 L150 超净台上完成，一次四人并排。

- 降温速率按藻种分四组，先做预实验
- 每株复苏率记录三次，低于 30% 的留作活体
- 卧式 C390 停电试验，升到 −50 °C 用时五小时

一年后，活体维护由 2600 株减到 700 株，省下的人手用来给每株重新测序。库里最老的一株来自 1967 年，冻存后复苏率 74%。`,
      en_EN: `The Kerlaz Marine Institute has a collection of 2,600 algae. They used to be kept alive by transfer every two weeks, the work of five people, and strains were lost. In January 2020, 1,900 went into the cold; the rest still have to be kept growing.

They lie in D35 dewars, twelve vials of each in two places. Extracts are in a C390 chest, which spills little cold although it is opened all day. Transfers are done at an L150 bench, four people side by side.

- Four cooling rates, tried on a pilot set first
- Recovery recorded three times; below 30 per cent a strain stays alive
- The C390 tested without power: five hours to −50 °C

After a year 700 strains are still transferred, and the hands that were freed have sequenced every one. The oldest, collected in 1967, recovered at 74 per cent.`,
      es_ES: `El Instituto Marino de Kerlaz tiene una colección de 2600 algas. Antes se mantenían vivas con un pase cada dos semanas, trabajo de cinco personas, y se perdían cepas. En enero de 2020, 1900 pasaron al frío; las demás aún deben cultivarse.

Están en dewar D35, doce viales de cada una en dos lugares. Los extractos van en un arcón C390, que derrama poco frío aunque se abra todo el día. Los pases se hacen en un banco de flujo laminar L150, cuatro personas en paralelo.

- Cuatro velocidades de enfriamiento, probadas antes en un lote piloto
- Recuperación anotada tres veces; por debajo del 30 % la cepa sigue viva
- El C390, ensayado sin corriente: cinco horas hasta −50 °C

Un año después se pasan 700 cepas y las manos liberadas han secuenciado todas. La más antigua, recogida en 1967, se recuperó al 74 %.`,
      fr_FR: `L’Institut marin de Kerlaz possède une collection de 2 600 algues. Elles étaient maintenues vivantes par un repiquage tous les quinze jours, le travail de cinq personnes, et des souches se perdaient. En janvier 2020, 1 900 sont passées au froid ; les autres doivent encore être cultivées.

Elles reposent en dewars D35, douze tubes de chacune en deux lieux. Les extraits sont dans un coffre C390, qui perd peu de froid bien qu’on l’ouvre toute la journée. Les repiquages se font sous une hotte L150, à quatre de front.

- Quatre vitesses de descente, essayées d’abord sur un lot pilote
- Reprise notée trois fois ; sous 30 %, la souche reste vivante
- Le C390 essayé sans courant : cinq heures jusqu’à −50 °C

Un an plus tard, 700 souches sont encore repiquées, et les mains libérées les ont toutes séquencées. La plus ancienne, récoltée en 1967, a repris à 74 %.`,
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
    updateTime: '2022-07-12T09:00:00+01:00',
    sites: internationalOnly,
    name: {
      zh_CN: '艾尔谷大学：52 个中心的三期试验',
      en_EN: 'Aire Valley University: a phase III trial in 52 centres',
      es_ES: 'Universidad de Aire Valley: un ensayo de fase III en 52 centros',
      fr_FR: 'Université d’Aire Valley : un essai de phase III dans 52 centres',
    },
    eachDistrict: {
      zh_CN: '英国 · 约克郡',
      en_EN: 'Yorkshire, United Kingdom',
      es_ES: 'Yorkshire, Reino Unido',
      fr_FR: 'Yorkshire, Royaume-Uni',
    },
    brief: {
      zh_CN: `艾尔谷大学的一项三期肾病试验有 52 个中心，最小的一个在岛上，护士一周到一次。2021 年，每个中心都装上同样的一套：R310 放试验用药，U220 存样本，S10 走细胞。

样本到岛上的运输每月一次，U220 放得下一个中心一年的量，等船不用抢。样本离体到冻存的时间由系统倒计时，超时的样本不收，也不丢，单独标注。

- 52 套在 34 天内装完，每套 24 小时空载、24 小时负载
- 研究护士培训四十分钟，留一张卡
- S10 十天有效，岛上最长用过八天

一年里 9300 份样本，温度不合格 14 份，均可追到当天的门和人。监查员最先问的是最小的中心，因为通常那里最乱；这次不是。`,
      en_EN: `A phase III trial of Aire Valley University in kidney disease has 52 centres. The smallest is on an island, where a nurse comes once a week. In 2021 all received the same set: an R310 for the product, a U220 for samples, an S10 for cells.

Samples travel once a month. A U220 holds a centre’s whole year, so the boat need not be caught. The time from draw to freezing counts down on the screen. A sample that comes late is marked, not lost.

- 52 sets in 34 days, each 24 hours empty and 24 hours loaded
- Forty minutes of training and one card for each nurse
- The S10 is good for ten days; the island has used eight

Of 9,300 samples in the year 14 were out of range, and each could be traced to a door and a person. Monitors ask for the smallest centre first, since it is usually the untidy one. This time it was not.`,
      es_ES: `Un ensayo de fase III de la Universidad de Aire Valley en enfermedad renal tiene 52 centros. El menor está en una isla, adonde una enfermera va una vez por semana. En 2021 todos recibieron el mismo conjunto: un R310 para el producto, un U220 para muestras, un S10 para células.

Las muestras viajan una vez al mes. En un U220 cabe el año entero de un centro, así que no hay que correr al barco. El tiempo desde la extracción hasta la congelación corre hacia atrás en la pantalla. Lo que llega tarde se marca, no se pierde.

- 52 conjuntos en 34 días, 24 horas en vacío y 24 con carga cada uno
- Cuarenta minutos de formación y una ficha para cada enfermera
- El S10 vale diez días; la isla ha usado ocho

De 9300 muestras en el año, 14 quedaron fuera, y todas pudieron rastrearse hasta una puerta y una persona. Los monitores preguntan primero por el centro menor, porque suele ser el desordenado. Esta vez no.`,
      fr_FR: `Un essai de phase III de l’université d’Aire Valley sur la maladie rénale compte 52 centres. Le plus petit est sur une île, où une infirmière vient une fois par semaine. En 2021, tous ont reçu le même ensemble : un R310 pour le produit, un U220 pour les échantillons, un S10 pour les cellules.

Les échantillons partent une fois par mois. Un U220 contient l’année entière d’un centre ; on ne court pas après le bateau. Le temps entre prélèvement et congélation défile à l’écran. Un échantillon en retard est marqué, non perdu.

- 52 ensembles en 34 jours, 24 heures à vide et 24 en charge chacun
- Quarante minutes de formation et une fiche par infirmière
- Le S10 vaut dix jours ; l’île en a utilisé huit

Sur 9 300 échantillons dans l’année, 14 étaient hors plage, chacun rattaché à une porte et à une personne. Les moniteurs demandent d’abord le plus petit centre, souvent le plus en désordre. Pas cette fois.`,
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
    updateTime: '2025-02-18T09:00:00+00:00',
    sites: everywhere,
    name: {
      zh_CN: '沃尔塔热带医学研究所：断电，实验室不停',
      en_EN: 'Volta Institute of Tropical Medicine: the power fails, the laboratory does not',
      es_ES: 'Instituto Volta de Medicina Tropical: se va la luz, el laboratorio sigue',
      fr_FR: 'Institut Volta de médecine tropicale : le courant tombe, le laboratoire continue',
    },
    eachDistrict: { zh_CN: '加纳', en_EN: 'Ghana', es_ES: 'Ghana', fr_FR: 'Ghana' },
    brief: {
      zh_CN: `沃尔塔热带医学研究所每天检测约 400 份发热患者样本，当地一周停电三四次。2023 年新建的二级实验室先想清楚一件事：断电时人先走，还是样本先走。

两台 B150 接不间断电源，停电后运行 15 分钟，够把管子盖好、放回架子。样本进 U730，双系统制冷，任一套单独运行；试剂放在 R450 防爆冷藏箱，箱内没有火花源。

- 机房热负荷按双系统全开计算，两台空调互为备用
- 停电试验：U730 升到 −50 °C 需 3 小时 45 分
- 每月末用烟雾看一次前窗，让新来的人看

两年里，停电造成的样本损失为零。研究所把那三页断电流程贴在墙上，最后一行写着：样本可以再等，人不可以。`,
      en_EN: `The Volta Institute tests about 400 samples from fever patients a day, in a town where the grid fails three or four times a week. Before its new laboratory was built in 2023 one question was settled: when the light goes, who leaves first?

Two B150 have a supply of 15 minutes of their own, enough to close every tube. Samples go to a U730, whose two systems can each work alone; reagents to the spark-free R450.

- Air conditioning planned for all systems at once, in two units that back each other
- Without power the U730 takes 3 hours 45 minutes to −50 °C
- Smoke at the sash at the end of each month, for newcomers to see

In two years no sample was lost to a power cut. The procedure of three pages hangs on the wall. Its last line reads: *samples can wait, people cannot*.`,
      es_ES: `El Instituto Volta analiza unas 400 muestras de pacientes con fiebre al día, en una ciudad donde la red falla tres o cuatro veces por semana. Antes de construir su laboratorio de 2023 se resolvió una pregunta: cuando se va la luz, ¿quién sale primero?

Dos B150 tienen 15 minutos de energía propia, bastante para cerrar todos los tubos. Las muestras van a un U730, cuyos dos sistemas trabajan por separado; los reactivos, al R450 sin chispa.

- Aire acondicionado calculado para todos los sistemas a la vez, en dos equipos que se respaldan
- Sin corriente, el U730 tarda 3 horas y 45 minutos en llegar a −50 °C
- Humo en la ventana a fin de mes, para que lo vean los nuevos

En dos años no se perdió ninguna muestra por un corte. El procedimiento de tres páginas está en la pared. Su última línea dice: *las muestras pueden esperar, las personas no*.`,
      fr_FR: `L’Institut Volta analyse environ 400 échantillons de patients fébriles par jour, dans une ville où le réseau tombe trois ou quatre fois par semaine. Avant de bâtir son laboratoire de 2023, une question a été tranchée : quand la lumière s’éteint, qui sort d’abord ?

Deux B150 ont 15 minutes d’alimentation propre, de quoi refermer chaque tube. Les échantillons vont dans un U730, dont les deux systèmes travaillent chacun seul ; les réactifs dans le R450 anti-étincelles.

- Climatisation calculée pour tous les systèmes à la fois, en deux appareils qui se relaient
- Sans courant, l’U730 met 3 heures 45 minutes jusqu’à −50 °C
- De la fumée au front chaque fin de mois, pour que les nouveaux voient

En deux ans, aucun échantillon perdu à cause d’une coupure. La procédure de trois pages est au mur. Sa dernière ligne dit : *les échantillons peuvent attendre, les personnes non*.`,
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
      zh_CN: '赞比西参考实验室：先有压差，后有设备',
      en_EN: 'Zambezi Reference Laboratory: pressure first, equipment second',
      es_ES: 'Laboratorio de Referencia del Zambeze: primero la presión, después el equipo',
      fr_FR: 'Laboratoire de référence du Zambèze : la pression d’abord, le matériel ensuite',
    },
    eachDistrict: { zh_CN: '赞比亚', en_EN: 'Zambia', es_ES: 'Zambia', fr_FR: 'Zambie' },
    brief: {
      zh_CN: `赞比西参考实验室承担结核与出血热样本的确证检测，2025 年 1 月启用。项目先做了六周的压差，再进设备：过去这间楼失败过一次，设备全新，门一开气流就反。

两台 B185 全排型生物安全柜，排风机一用一备，切换时负压不得回正；P80 传递窗隔开脏区和净区；菌株存入 U560，双系统、双锁、双人。

- 切换、断电、开门三种情形各测十次，全部不反向
- 每台柜现场复测，仪器编号写在数旁边
- 操作培训在真柜前进行，用荧光液看手

启用两个月，最有用的是墙上那张压差图：六个点，六种颜色，哪一间变色，哪一间先停。保洁员也看得懂。`,
      en_EN: `The Zambezi Reference Laboratory confirms tuberculosis and haemorrhagic fevers. Before it opened in January 2025 six weeks went to pressure alone, for the building had failed once: all the equipment was new, and the air turned round when a door opened.

Two B185 send their air outside through two fans, one of them in use; changing over must not let the pressure cross zero. A P80 lies between the dirty and the clean side. Strains are in a U560 with two systems, two locks and two people.

- Changeover, power cut and open door measured ten times each, without a reversal
- Every cabinet tested where it stands, with the instrument named
- Rehearsed at a running cabinet, with a dye that shows where hands have been

The most useful thing, two months on, is a drawing on the wall: six rooms, six colours. When one changes, work stops there. The cleaners read it too.`,
      es_ES: `El Laboratorio de Referencia del Zambeze confirma tuberculosis y fiebres hemorrágicas. Antes de abrir en enero de 2025 se dedicaron seis semanas solo a la presión, porque el edificio ya había fracasado una vez: el equipo era nuevo y el aire giraba al abrirse una puerta.

Dos B185 expulsan el aire por dos ventiladores, uno en servicio; el relevo no puede dejar que la presión cruce el cero. Una P80 separa el lado sucio del limpio. Las cepas están en un U560 con dos sistemas, dos cerraduras y dos personas.

- Relevo, corte y puerta abierta medidos diez veces cada uno, sin ninguna inversión
- Cada cabina ensayada donde está, con el instrumento indicado
- Ensayos ante una cabina en marcha, con un colorante que muestra dónde han estado las manos

Lo más útil, dos meses después, es un plano en la pared: seis salas, seis colores. Cuando una cambia, allí se para. También el personal de limpieza lo entiende.`,
      fr_FR: `Le laboratoire de référence du Zambèze confirme tuberculose et fièvres hémorragiques. Avant l’ouverture de janvier 2025, six semaines n’ont servi qu’à la pression, car le bâtiment avait échoué une fois : tout le matériel était neuf, et l’air se retournait à l’ouverture d’une porte.

Deux B185 rejettent leur air par deux ventilateurs, dont un en service ; le relais ne doit pas laisser la pression franchir zéro. Un P80 sépare le côté sale du propre. Les souches sont dans un U560 à deux systèmes, deux serrures et deux personnes.

- Relais, coupure et porte ouverte mesurés dix fois chacun, sans inversion
- Chaque poste contrôlé à sa place, instrument à l’appui
- Exercices devant un poste en marche, avec un colorant qui montre où les mains sont passées

Le plus utile, deux mois après, est un plan au mur : six pièces, six couleurs. Quand l’une change, on s’arrête là. Les agents de nettoyage le lisent aussi.`,
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
    updateTime: '2026-05-19T09:00:00+08:00',
    sites: everywhere,
    name: {
      zh_CN: '南湾大学低温生物保存联合实验室',
      en_EN: 'Nanwan University: the joint laboratory for cryopreservation',
      es_ES: 'Universidad de Nanwan: el laboratorio conjunto de criopreservación',
      fr_FR: 'Université de Nanwan : le laboratoire commun de cryoconservation',
    },
    eachDistrict: {
      zh_CN: '中国 · 南湾',
      en_EN: 'Nanwan, China',
      es_ES: 'Nanwan, China',
      fr_FR: 'Nanwan, Chine',
    },
    brief: {
      zh_CN: `2025 年 6 月 9 日，南湾大学与诺凡共建的低温生物保存联合实验室启用，面积 640 平方米，四台 V1000，首批科研人员和博士生 18 人。主任由学校任命，诺凡不干预论文发表。

三个课题都在边界上：细胞产品复温该多快、冰从哪里开始、短时超过 −135 °C 会怎样。做得细的一件小事，是每组数据都写明探头的校准日期，读文章的人能自己判断。

- 五分之一机时向校外开放，第一年受理 34 份申请
- 每年资助两名博士生，不指定题目
- 阴性结果同样公开，第一年公开 11 组数据

2026 年春天，第一批结果发表：同样的管子，主动诱导成核后，批间差异缩小了三分之一。诺凡据此改了 S 系列转运箱的托架，让管子不碰壁。`,
      en_EN: `The joint laboratory for cryopreservation of Nanwan University and Norvane has worked since 9 June 2025, on 640 m², with four V1000 and 18 researchers and doctoral students to begin with. The university appoints the director and decides what is published.

Its three questions lie at the edges: how fast a cell product may be warmed, where ice begins, and what short excursions above −135 °C do. A small thing is done with care. Each data set states when its probe was calibrated.

- A fifth of the time for others: 34 applications in the first year
- Two doctoral places a year without a set topic
- Negative results are open too; eleven data sets so far

The first results appeared in spring 2026. When nucleation was set off at will, batches differed by a third less. Norvane has since redrawn the tray of its S-series shippers, so that vials no longer touch the wall.`,
      es_ES: `El laboratorio conjunto de criopreservación de la Universidad de Nanwan y Norvane funciona desde el 9 de junio de 2025, en 640 m², con cuatro V1000 y, para empezar, 18 investigadores y doctorandos. La universidad nombra la dirección y decide qué se publica.

Sus tres preguntas están en los bordes: a qué velocidad puede calentarse un producto celular, dónde empieza el hielo y qué hacen las excursiones breves por encima de −135 °C. Una cosa pequeña se hace con cuidado: cada conjunto de datos dice cuándo se calibró su sonda.

- Una quinta parte del tiempo para otros: 34 solicitudes el primer año
- Dos plazas de doctorado al año sin tema fijado
- Los resultados negativos también son públicos; once conjuntos hasta ahora

Los primeros resultados aparecieron en la primavera de 2026. Al provocar la nucleación a voluntad, los lotes diferían un tercio menos. Norvane ha rediseñado la bandeja de sus contenedores S para que los viales no toquen la pared.`,
      fr_FR: `Le laboratoire commun de cryoconservation de l’université de Nanwan et de Norvane travaille depuis le 9 juin 2025, sur 640 m², avec quatre V1000 et, pour commencer, 18 chercheurs et doctorants. L’université nomme la direction et décide de ce qui est publié.

Ses trois questions sont sur les bords : à quelle vitesse réchauffer un produit cellulaire, où commence la glace, que font de brèves excursions au-dessus de −135 °C. Une petite chose y est faite avec soin : chaque jeu de données dit quand sa sonde a été étalonnée.

- Un cinquième du temps aux autres : 34 demandes la première année
- Deux thèses par an sans sujet imposé
- Les résultats négatifs sont ouverts aussi ; onze jeux de données à ce jour

Les premiers résultats ont paru au printemps 2026. Quand la nucléation est déclenchée à volonté, les lots diffèrent d’un tiers de moins. Norvane a redessiné le plateau de ses conteneurs S pour que les tubes ne touchent plus la paroi.`,
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
      en_EN: 'University of Tannersfield: 140 freezers become 94',
      es_ES: 'Universidad de Tannersfield: de 140 congeladores a 94',
      fr_FR: 'Université de Tannersfield : de 140 congélateurs à 94',
    },
    eachDistrict: {
      zh_CN: '英国 · 英格兰中部',
      en_EN: 'English Midlands',
      es_ES: 'Midlands, Inglaterra',
      fr_FR: 'Midlands, Angleterre',
    },
    brief: {
      zh_CN: `坦纳斯菲尔德大学有 140 台超低温冰箱，分属 61 个课题组，平均年龄 11 年。2025 年的改造没有先买设备，先清点了一个月：26 台半空，9 台没有主人。

清理之后，最耗电的 75 台退役，换上 21 台 U700 和 8 台 U420，总数由 140 台减到 94 台，样本都放得下。费用按盒收，一盒一年一个价，电费、保养和备机都在里面。

- 退役设备除霜、回收制冷剂，由同一家机构处理
- 每学期第一周随机抽一台演练报警
- 报警名单随人事系统更新，毕业即移除

2026 年 1 月计算，一年用电由 87 万千瓦时降到 43 万。省下的机房空间改成了讨论室，那是大家最先提到的好处。`,
      en_EN: `The University of Tannersfield had 140 ultra-low freezers in the care of 61 groups, eleven years old on average. The renewal of 2025 did not begin with a purchase. It began with a month of counting: 26 stood half empty, and nine belonged to nobody.

Then the 75 with the greatest use of energy were retired for 21 U700 and eight U420. 94 freezers remain, and everything found its place. Groups pay by the box, at one yearly price with power, maintenance and a spare.

- Old units defrosted, their refrigerant recovered
- One alarm rehearsed at random in the first week of each term
- Contact lists follow the staff register, and graduates fall off

By January 2026 the yearly use had come down from 870,000 to 430,000 kWh. One freezer room is now a common room. It is what people mention first.`,
      es_ES: `La Universidad de Tannersfield tenía 140 ultracongeladores a cargo de 61 grupos, de once años de media. La renovación de 2025 no empezó por comprar. Empezó por contar durante un mes: 26 estaban medio vacíos y nueve no eran de nadie.

Después se retiraron los 75 de mayor consumo por 21 U700 y ocho U420. Quedan 94 congeladores y todo encontró su sitio. Los grupos pagan por caja, un precio al año con electricidad, mantenimiento y reserva.

- Equipos viejos descongelados y sin refrigerante
- Un simulacro de alarma al azar la primera semana de cada cuatrimestre
- Las listas siguen el registro de personal y los graduados salen de ellas

En enero de 2026 el consumo anual había bajado de 870 000 a 430 000 kWh. Una sala de congeladores es hoy una sala común. Es lo primero que menciona la gente.`,
      fr_FR: `L’université de Tannersfield avait 140 congélateurs à −80 °C confiés à 61 équipes, de onze ans en moyenne. Le renouvellement de 2025 n’a pas commencé par un achat, mais par un mois de comptage : 26 étaient à moitié vides, neuf n’étaient à personne.

Puis les 75 plus gourmands ont été retirés au profit de 21 U700 et huit U420. Il en reste 94, et tout a trouvé sa place. Les équipes paient à la boîte, un prix annuel avec électricité, entretien et appareil de secours.

- Anciens appareils dégivrés, fluide récupéré
- Une alarme tirée au sort la première semaine de chaque semestre
- Les listes suivent le registre du personnel, les diplômés en sortent

En janvier 2026, la consommation annuelle était passée de 870 000 à 430 000 kWh. Une salle de congélateurs est devenue une salle commune. C’est ce que l’on cite d’abord.`,
    },
  },
]
