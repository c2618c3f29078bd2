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
    zh_CN: '2025 年度股东会通过八项议案，每 10 股派 4.30 元',
    en_EN: 'AGM 2026: all eight resolutions passed',
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
    zh_CN: `2025 年度股东会于 5 月 26 日在青屿召开，140 名股东及代理人出席，代表表决权 71.2%。八项议案全部通过。

## 表决结果

- 年度报告、利润分配、续聘审计机构和董事会换届等议案获得通过
- 顾承宇续任董事长，任期三年，同意比例 98.6%
- 每 10 股派 4.30 元（含税），6 月 12 日发放；现金分红占净利润的 39.5%，公司章程规定不低于 30%

## 股东提问

股东共提出十一个问题，主要涉及两条线 6 万台产能的消化、海外服务网点的投入和原材料价格。总裁苏明岚答复：一季度末的在手订单约合七个月产量，公司的目标是六个月，以缩短交货期。每股收益与分红的详细数据见 2025 年年度报告。

## 2026 年安排

- 鹿特丹服务中心 10 月启用
- 全年资本开支 1.9 亿元
- 二号线的折旧主要影响下半年

会后，股东参观了 5 月 18 日投产的二号线。参观期间，一名员工发现一颗螺钉颜色不符，拉绳停线，四分钟后恢复生产。`,
    en_EN: `The annual general meeting of 26 May was held in the visitors’ gallery of line two, eight days after the line had gone into operation. 140 shareholders and proxies attended, representing 71.2% of the votes.

**Resolutions.** All eight resolutions were passed, among them those on the annual report, the distribution of profits, the auditor and the election of the board. Gu Chengyu was re-elected chairman for three years with 98.6%.

**Capacity.** Most of the eleven questions from shareholders concerned demand for the 60,000 units a year of the two lines. Su Minglan, Chief Executive, replied that orders in hand at the end of March covered seven months of production; the company aims at six, to shorten delivery times.

**Dividend.** 0.43 yuan a share is payable on 12 June. This is 39.5% of the profit, more than the articles of association require. Most of the remainder was invested in line two.

Afterwards the shareholders visited the line, the subject of most questions at the [meeting two years ago](/en/newsDetail?id=1214000000000002042). While they were there, an employee stopped it for four minutes because of a screw of the wrong colour.`,
    es_ES: `La junta general del 26 de mayo se celebró en la galería de visitas de la línea dos, ocho días después de su puesta en marcha. Acudieron 140 accionistas y representantes, con el 71,2 % de los votos.

**Acuerdos.** Se aprobaron las ocho propuestas, entre ellas las cuentas, la distribución del beneficio, el auditor y la elección del consejo. Gu Chengyu fue reelegido presidente por tres años con el 98,6 % de los votos.

**Capacidad.** La mayoría de las once preguntas de los accionistas se refirió a la demanda para los 60 000 equipos anuales de las dos líneas. Su Minglan, directora general, respondió que a finales de marzo la cartera de pedidos cubría siete meses de producción; el objetivo es de seis, para acortar los plazos de entrega.

**Dividendo.** Los 0,43 yuanes por acción se pagan el 12 de junio. Suponen el 39,5 % del beneficio, más de lo que exigen los estatutos. La mayor parte del resto se ha invertido en la línea dos.

Después, los accionistas visitaron la línea, sobre la que trató la mayoría de las preguntas de la [junta de hace dos años](/en/newsDetail?id=1214000000000002042&lang=es_ES). Durante la visita, un empleado la detuvo cuatro minutos por un tornillo de otro color.`,
    fr_FR: `L’assemblée générale du 26 mai s’est tenue dans la galerie des visiteurs de la ligne deux, huit jours après sa mise en service. 140 actionnaires et mandataires y ont assisté, représentant 71,2 % des voix.

**Résolutions.** Les huit résolutions ont été adoptées, dont l’approbation des comptes, l’affectation du résultat, la nomination de l’auditeur et l’élection du conseil. Gu Chengyu a été réélu président pour trois ans avec 98,6 % des voix.

**Capacité.** La plupart des onze questions des actionnaires portaient sur la demande pour les 60 000 appareils par an des deux lignes. Su Minglan, directrice générale, a répondu que le carnet de commandes représentait sept mois de production à la fin de mars ; l’objectif est de six mois, afin de raccourcir les délais de livraison.

**Dividende.** Un dividende de 0,43 yuan par action sera versé le 12 juin. Il représente 39,5 % du résultat, soit plus que le minimum prévu par les statuts. La plus grande part du solde a été investie dans la ligne deux.

Les actionnaires ont ensuite visité la ligne, sur laquelle avaient porté la plupart des questions lors de l’[assemblée de 2024](/en/newsDetail?id=1214000000000002042&lang=fr_FR). Pendant la visite, un opérateur l’a arrêtée quatre minutes en raison d’une vis de la mauvaise couleur.`,
  },
}
