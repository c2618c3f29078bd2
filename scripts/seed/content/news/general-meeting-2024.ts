import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const generalMeeting2024: NewsSeed = {
  id: '1214000000000002042',
  slug: 'general-meeting-2024',
  type: 'LatestNews',
  cover: 'news-factory-line-two.webp',
  publishTime: '2024-05-23T09:15:00+08:00',
  recommended: false,
  investors: true,
  sites: everywhere,
  title: {
    zh_CN: '2023 年度股东会通过二号线 4.8 亿元投资议案',
    en_EN: 'AGM approves 480 million yuan for line two',
    es_ES: 'La junta general aprueba 480 millones de yuanes para la línea dos',
    fr_FR: 'L’assemblée générale approuve 480 millions de yuans pour la ligne deux',
  },
  coverAlt: {
    zh_CN: '二号线辊道上打开箱门的超低温保存箱，后方是待装配的箱体',
    en_EN: 'An open freezer on the roller conveyor of line two, the bodies of the next ones behind it',
    es_ES:
      'Un ultracongelador abierto en el transportador de la línea dos y, detrás, los siguientes armarios',
    fr_FR: 'Un congélateur ouvert sur le convoyeur de la ligne deux, les caissons suivants derrière lui',
  },
  body: {
    zh_CN: `5 月 21 日，2023 年度股东会在青屿召开，出席股东所持表决权占总数的 68.4%。六项议案全部通过。每 10 股派 3.20 元（含税），6 月 14 日发放。最受关注的是第五项：投资 4.8 亿元建设二号总装线，同意比例 97.2%。

## 股东提问

**为何现在扩产？** 一号线去年利用率为 91%，旺季交货期长达十一周，继续延后建设将影响新订单的承接。

**资金来源？** 自有资金 3.0 亿元，银行贷款 1.8 亿元，不增发新股。

**需求不及预期怎么办？** 厂房分两段建设，先建一段；120 个测试位先订 80 个，其余 40 个待在手订单超过六个月产量后再订。

**是否影响分红？** 不影响，现金分红维持在净利润的四成左右。

## 时间表

- 2024 年 9 月：桩基
- 2025 年 10 月：设备进场
- 2026 年上半年：试生产与验收

会后，部分股东参观了二号线建设用地。该地块紧邻一号线，目前是食堂的菜园。开工后菜园将迁至新厂房南侧，面积不变。`,
    en_EN: `The annual general meeting took place in Qingyu on 21 May, with 68.4% of the votes represented. All six motions were carried. The dividend for 2023 is 0.32 yuan a share, payable on 14 June. Most attention went to the fifth motion: 480 million yuan for a second assembly line, approved by 97.2%.

## Questions from shareholders

**Why now?** Line one ran at 91% of its capacity last year, and in the busy season delivery takes eleven weeks. Waiting longer would cost orders.

**How is it financed?** 300 million yuan from the company’s own funds and 180 million from bank loans. No new shares are issued.

**What if demand falls short?** The hall is built in two sections. Of 120 test positions, 80 are ordered first, the other 40 when orders in hand exceed six months of production.

**What about the dividend?** It stays at about two fifths of net profit.

## Timetable

- September 2024: foundations
- October 2025: machines arrive
- First half of 2026: trial operation

After the meeting the shareholders visited the site. The canteen’s vegetable garden, which occupies it at present, will be moved, in the same size, to the south side of the new hall.`,
    es_ES: `La junta general ordinaria se celebró en Qingyu el 21 de mayo, con el 68,4 % de los votos representados. Se aprobaron las seis propuestas. El dividendo de 2023 es de 0,32 yuanes por acción y se paga el 14 de junio. La propuesta que más atención recibió fue la quinta: 480 millones de yuanes para una segunda línea de montaje, aprobada con el 97,2 % de los votos.

## Preguntas de los accionistas

**¿Por qué ahora?** La línea uno trabajó el año pasado al 91 % de su capacidad y, en temporada alta, el plazo de entrega es de once semanas. Aplazar la ampliación costaría pedidos.

**¿Cómo se financia?** Con 300 millones de yuanes de fondos propios y 180 millones de préstamos bancarios. No se emiten acciones.

**¿Y si la demanda es menor de la prevista?** La nave se construye en dos fases. De los 120 puestos de ensayo se encargan primero 80 y los otros 40 cuando la cartera de pedidos supere seis meses de producción.

**¿Y el dividendo?** Se mantiene en torno a dos quintos del beneficio neto.

## Calendario

- Septiembre de 2024: cimentación
- Octubre de 2025: llegada de la maquinaria
- Primer semestre de 2026: marcha de prueba

Después, los accionistas visitaron el terreno. El huerto del comedor, que lo ocupa en la actualidad, se trasladará al sur de la nave nueva, con la misma superficie.`,
    fr_FR: `L’assemblée générale s’est tenue à Qingyu le 21 mai ; 68,4 % des voix étaient représentées. Les six résolutions ont été adoptées. Le dividende de 2023, 0,32 yuan par action, sera versé le 14 juin. La cinquième résolution, la plus débattue, consacre 480 millions de yuans à une deuxième ligne de montage ; elle a recueilli 97,2 % des voix.

## Questions des actionnaires

**Pourquoi maintenant ?** La ligne un a été utilisée à 91 % de sa capacité l’an dernier et, en haute saison, le délai de livraison est de onze semaines. Attendre plus longtemps ferait perdre des commandes.

**Comment est-elle financée ?** 300 millions de yuans de fonds propres et 180 millions de prêts bancaires. Aucune action nouvelle n’est émise.

**Et si la demande est insuffisante ?** Le hall est construit en deux tranches. Sur 120 postes d’essai, 80 sont commandés d’abord ; les 40 autres le seront quand le carnet de commandes dépassera six mois de production.

**Et le dividende ?** Il reste aux deux cinquièmes environ du résultat net.

## Le calendrier

- Septembre 2024 : fondations
- Octobre 2025 : arrivée des machines
- Premier semestre 2026 : rodage

Les actionnaires ont ensuite visité le terrain. Le potager de la cantine, qui l’occupe aujourd’hui, sera déplacé au sud du nouveau hall, à surface égale.`,
  },
}
