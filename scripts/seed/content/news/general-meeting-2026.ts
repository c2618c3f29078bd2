import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const generalMeeting2026: NewsSeed = {
  id: '1214000000000002055',
  slug: 'general-meeting-2026',
  type: 'LatestNews',
  cover: 'menu-about.webp',
  publishTime: '2026-05-28T09:15:00+08:00',
  recommended: false,
  investors: true,
  sites: everywhere,
  title: {
    zh_CN: '2025 年度股东大会召开，审议通过八项议案',
    en_EN: 'General meeting 2026: all eight resolutions adopted',
    es_ES: 'Junta general de 2026: aprobadas las ocho propuestas',
    fr_FR: 'Assemblée générale 2026 : les huit résolutions adoptées',
  },
  coverAlt: {
    zh_CN: '黄昏中的诺凡总部，灯光倒映水面',
    en_EN: 'Norvane headquarters at dusk, lit windows mirrored in the water',
    es_ES: 'Sede de Norvane al anochecer, con las ventanas reflejadas en el agua',
    fr_FR: 'Siège de Norvane au crépuscule, fenêtres éclairées reflétées dans l’eau',
  },
  body: {
    zh_CN: `5 月 26 日，2025 年度股东大会在青屿召开，会场选在投产八天的二号线参观廊。到会股东及代理人 140 人，代表表决权 71.2%。

**9:00** 签到，领鞋套。两位股东自带，说 2024 年那次穿出了经验。

**9:30** 议案宣读。年度报告、利润分配、续聘审计机构、董事会换届等八项。顾承宇续任董事长，任期三年，同意率 98.6%。他说这是最后一届，台下有人说上次也这么讲。

**10:15** 提问，十一个。问得最多的是产能：两条线 6 万台，卖得掉吗？苏明岚总裁的回答是，一季度末在手订单合七个月产量，超过六个月的部分，她宁可少一点，因为那意味着有人在等。

**10:50** 有人问，分红为何不到四成。答：39.5%，章程的下限是 30%，差额在大家脚下这栋楼里。

**11:20** 表决，八项全部通过。每 10 股派 4.30 元，6 月 12 日发放。

**11:40** 走线。廊下正好有人拉绳停了线，原因是一颗螺钉颜色不对。停了四分钟，没有人觉得应该快些。

**12:10** 午餐。两年前有位股东问菜园搬到哪里去，这次他得到一盘番茄，产地：新厂房南侧，面积不变。`,
    en_EN: `The annual general meeting of 26 May was held in the visitors’ gallery of line two, eight days after the line had gone into operation. 140 shareholders and proxies came, with 71.2% of the votes.

**9:00** Registration and overshoes. Two shareholders bring their own; they were here in 2024.

**9:30** Eight motions are read, among them the report, the dividend, the auditor and the board. Gu Chengyu is re-elected chairman for three years with 98.6%. He calls it his last term. Somebody at the back remarks that he said so last time.

**10:15** Eleven questions. The most frequent: two lines make 60,000 appliances, but who buys them? Su Minglan, chief executive, replies that orders at the end of March covered seven months of production. She would prefer six, since the seventh month is somebody waiting.

**10:50** Why is the dividend not larger? It is 39.5% of profit. The articles ask for 30. The difference is the building around us.

**11:20** All motions are carried. 0.43 yuan a share is payable on 12 June.

**11:40** A walk along the line. Below the gallery someone pulls the cord over a screw of the wrong colour. The line stands for four minutes. Nobody suggests that it should have been three.

**12:10** Lunch. The gentleman who asked two years ago [where the kitchen garden would go](/en/newsDetail?id=1214000000000002042) receives tomatoes. Origin: south of the new hall, same size.`,
    es_ES: `La junta general del 26 de mayo se celebró en la galería de visitas de la línea dos, ocho días después de su puesta en marcha. Acudieron 140 accionistas y representantes, con el 71,2 % de los votos.

**9:00** Registro de asistentes y entrega de cubrezapatos.

**9:30** Se leen ocho propuestas, entre ellas las cuentas, el dividendo, el auditor y el consejo. Gu Chengyu es reelegido presidente por tres años con el 98,6 % de los votos y declara que será su último mandato.

**10:15** Once preguntas. La más repetida: si hay demanda para los 60 000 equipos anuales de las dos líneas. Su Minglan, directora general, responde que a finales de marzo los pedidos cubrían siete meses de producción; el objetivo es de seis, para acortar los plazos de entrega.

**10:50** Sobre el dividendo: supone el 39,5 % del beneficio; los estatutos exigen el 30. El resto del beneficio se ha destinado a la línea dos.

**11:20** Se aprueban todas las propuestas. Los 0,43 yuanes por acción se pagan el 12 de junio.

**11:40** Paseo por la línea. Durante la visita, un operario detiene la línea cuatro minutos por un tornillo de otro color.

**12:10** Comida. El accionista que hace dos años preguntó [adónde iría el huerto](/en/newsDetail?id=1214000000000002042&lang=es_ES) recibe tomates del huerto nuevo, al sur de la nave.`,
    fr_FR: `L’assemblée générale du 26 mai s’est tenue dans la galerie des visiteurs de la ligne deux, huit jours après sa mise en service. 140 actionnaires et mandataires y ont assisté, représentant 71,2 % des voix.

**9 h** Émargement et remise des surchaussures.

**9 h 30** Lecture de huit résolutions, dont les comptes, le dividende, l’auditeur et le conseil. Gu Chengyu est réélu président pour trois ans avec 98,6 % des voix ; il indique que ce sera son dernier mandat.

**10 h 15** Onze questions. La plus fréquente : la demande suffit-elle aux 60 000 appareils par an des deux lignes ? Su Minglan, directrice générale, répond que fin mars, les commandes couvraient sept mois de production ; l’objectif est de six, pour raccourcir les délais.

**10 h 50** Sur le dividende : il représente 39,5 % du résultat ; les statuts en imposent 30. Le reste du résultat a été affecté à la ligne deux.

**11 h 20** Toutes les résolutions sont adoptées. Les 0,43 yuan par action seront versés le 12 juin.

**11 h 40** Visite de la ligne. Pendant la visite, un opérateur arrête la ligne quatre minutes pour une vis de la mauvaise couleur.

**12 h 10** Déjeuner. L’actionnaire qui demandait il y a deux ans [où irait le potager](/en/newsDetail?id=1214000000000002042&lang=fr_FR) reçoit des tomates du nouveau potager, au sud du hall.`,
  },
}
