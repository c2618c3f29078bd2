import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const partsByRail: NewsSeed = {
  id: '1214000000000002058',
  slug: 'parts-by-rail',
  type: 'LatestNews',
  cover: 'news-loading-dock.webp',
  publishTime: '2026-08-27T09:15:00+08:00',
  recommended: false,
  investors: true,
  sites: everywhere,
  title: {
    zh_CN: '欧洲备件改走铁路：17 天到达，空运比例由 14% 降至 5%',
    en_EN: 'Parts go to Europe by rail: 17 days, and air freight down from 14% to 5%',
    es_ES: 'Las piezas van a Europa en tren: 17 días, y el avión baja del 14 % al 5 %',
    fr_FR: 'Les pièces partent pour l’Europe en train : 17 jours, et le fret aérien passe de 14 % à 5 %',
  },
  coverAlt: {
    zh_CN: '平板货车上的 40 英尺集装箱',
    en_EN: 'A 40-foot container on a rail wagon',
    es_ES: 'Contenedor de 40 pies sobre un vagón plataforma',
    fr_FR: 'Conteneur de 40 pieds sur un wagon plat',
  },
  body: {
    zh_CN: `今年上半年，备件空运比例由 14% 降至 5%，主要得益于欧洲线路改走铁路。去年发布的 [2024 年可持续发展报告](/zh_CN/newsDetail?id=1214000000000002048)曾将空运列为未改善的指标。

## 三种运输方式

青屿到鹿特丹，按门到门计：

- 海运 41 天，每公斤 2.1 元
- 铁路 17 天，每公斤 6.8 元
- 空运 3 天，每公斤 46 元

此前只有海运和空运，紧急备件空运，其余海运。从去年十一月起，每周三有一只 40 英尺集装箱由班列自青屿发出。到 8 月中旬共发 40 箱，准点 34 箱，最长延误九天，原因是在边境等待换轨。

## 库存管理

铁路运输以鹿特丹的库存为前提。试运行期间上架的三分之一备件，已覆盖四分之三的需求；其余由软件按十八天的提前期补货，并经人工复核。复核共调整 22 次，其中 19 次证明正确。

## 成本与减排

- 运费：上半年比去年同期少 640 万元
- 库存：多占用 1,100 万元
- 二氧化碳：减少约 800 吨

新增库存占用抵消了部分运费节省；用户停机天数的减少未计算在内。

仍需空运的 5%，几乎都是停产十年以上机型的控制板。`,
    en_EN: `Our [sustainability report for 2024](/en/newsDetail?id=1214000000000002048) listed air freight under “not improved”. In the first half of this year its share fell to 5% of parts, thanks mostly to rail freight to Europe.

## Three modes of transport

From door to door, Qingyu to Rotterdam:

- By sea: 41 days, 2.1 yuan a kilogram
- By rail: 17 days, 6.8 yuan
- By air: 3 days, 46 yuan

Until last year, urgent parts went by air and all others by sea. Since November a 40-foot container has left by train every Wednesday. Of 40 until mid-August, 34 were on time; the longest delay was nine days, at a change of gauge.

## Stock in Rotterdam

Rail requires stock in Europe. In the trial run of the Rotterdam hub, a third of the planned stock covered three quarters of demand. Software orders the rest eighteen days ahead. An employee reviews its orders and has changed 22 of them, 19 correctly.

## Costs and emissions

- Freight: 6.4 million yuan less than in the first half of last year
- Capital tied up in stock: 11 million yuan more
- Carbon dioxide: about 800 tonnes less

The additional stock offsets part of the saving in freight. The shorter downtime of users’ freezers is not included.

The 5% that still go by air are nearly all controllers for models discontinued more than ten years ago.`,
    es_ES: `Nuestro [informe de sostenibilidad de 2024](/en/newsDetail?id=1214000000000002048&lang=es_ES) incluía el transporte aéreo entre los puntos sin mejora. En el primer semestre de este año, su proporción bajó al 5 % de las piezas, gracias sobre todo al ferrocarril a Europa.

## Tres modos de transporte

De puerta a puerta, entre Qingyu y Róterdam:

- Por mar: 41 días, 2,1 yuanes por kilo
- Por ferrocarril: 17 días, 6,8 yuanes
- Por aire: 3 días, 46 yuanes

Hasta el año pasado, lo urgente iba por avión y todo lo demás, por mar. Desde noviembre, cada miércoles sale por tren un contenedor de 40 pies. De los 40 enviados hasta mediados de agosto, 34 fueron puntuales; el mayor retraso fue de nueve días, en un cambio de ancho de vía.

## Existencias en Róterdam

El ferrocarril exige existencias en Europa. En la marcha de prueba del centro de Róterdam, un tercio de las existencias previstas cubrió tres cuartas partes de la demanda. Un programa encarga el resto con dieciocho días de antelación. Un empleado revisa sus pedidos y ha modificado 22, 19 de ellos con acierto.

## Costes y emisiones

- Fletes: 6,4 millones de yuanes menos que en el primer semestre del año pasado
- Capital inmovilizado: 11 millones más
- Dióxido de carbono: unas 800 toneladas menos

Las existencias adicionales compensan en parte el ahorro en fletes. No se incluye el menor tiempo de parada de los congeladores de los usuarios.

El 5 % que aún va por avión son casi todo controladores de modelos retirados hace más de diez años.`,
    fr_FR: `Notre [rapport de durabilité 2024](/en/newsDetail?id=1214000000000002048&lang=fr_FR) rangeait le fret aérien parmi les points sans progrès. Au premier semestre de cette année, seulement 5 % des pièces ont été expédiées par avion, grâce surtout au fret ferroviaire vers l’Europe.

## Trois modes de transport

De porte à porte, de Qingyu à Rotterdam :

- Par mer : 41 jours, 2,1 yuans le kilo
- Par rail : 17 jours, 6,8 yuans
- Par air : 3 jours, 46 yuans

Auparavant, les pièces urgentes partaient par avion, toutes les autres par bateau. Depuis novembre, un conteneur de 40 pieds part chaque mercredi avec le train. Sur 40 jusqu’à la mi-août, 34 étaient à l’heure. Le plus long retard, de neuf jours, est dû à un changement d’écartement des voies.

## Le stock de Rotterdam

Le rail suppose un stock en Europe. Pendant l’essai du centre de Rotterdam, un tiers du stock prévu couvrait les trois quarts des demandes. Un logiciel commande le reste dix-huit jours à l’avance. Un employé contrôle ses commandes et en a modifié 22, dont 19 à juste titre.

## Coûts et émissions

- Fret : 6,4 millions de yuans de moins qu’au premier semestre précédent
- Capital immobilisé en stock : 11 millions de plus
- Dioxyde de carbone : environ 800 tonnes de moins

Le capital immobilisé compense en partie l’économie de fret. La réduction du temps d’arrêt des congélateurs des utilisateurs n’est pas prise en compte.

Les 5 % encore expédiés par avion sont presque tous des régulateurs de modèles arrêtés depuis plus de dix ans.`,
  },
}
