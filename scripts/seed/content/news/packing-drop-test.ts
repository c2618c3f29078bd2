import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const packingDropTest: NewsSeed = {
  id: '1214000000000002039',
  slug: 'packing-drop-test',
  type: 'ProductNews',
  cover: 'news-packing-crates.webp',
  publishTime: '2023-11-23T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '无泡沫包装：40 只包装箱的跌落试验',
    en_EN: 'Packaging without foam: drop tests with forty crates',
    es_ES: 'Embalaje sin espuma: ensayos de caída con cuarenta cajones',
    fr_FR: 'Emballage sans mousse : essais de chute avec quarante caisses',
  },
  coverAlt: {
    zh_CN: '仓库内的超低温保存箱，后方是包装好的木箱',
    en_EN: 'A freezer in the store, packed crates behind it',
    es_ES: 'Un ultracongelador en el almacén y, detrás, cajones embalados',
    fr_FR: 'Un congélateur dans l’entrepôt, des caisses emballées derrière',
  },
  body: {
    zh_CN: `一台 300 kg 的冰箱从青屿到用户门口，平均经叉车装卸 11 次。此前采用泡沫护角，每台 4.2 kg，用户开箱后难以处理。自本月起，立式超低温保存箱全部改用瓦楞纸和胶合板，不再使用泡沫。

更换之前，我们对四十只包装箱做了试验。

## 试验方法

- 棱跌落：一端垫高 30 cm，另一端松手，四条底棱各一次
- 角跌落：整箱 1.2 米，只做给配件箱和运输箱
- 振动：随机谱三小时，相当于 1,600 km 的不良路面
- 淋雨十五分钟，再堆码 48 小时，上面压三台

以箱内设备判定：门缝偏差不超过 1 mm，铜管没有新的接触痕迹，通电后 230 分钟内达到规定温度。

## 结果

前八只未通过，原因相同：底托过硬，冲击传到压缩机支脚。第九只起改用带缺口的层板，受冲击时层板先断裂，支脚不受损。其余 32 只全部通过。

包装比以前重 1.8 kg，成本低 6 元，可整体作为废纸回收。

开箱也更方便：侧板放下即为坡道，两人 9 分钟，无需工具。坡道可由用户保留。`,
    en_EN: `Between Qingyu and its user, a freezer of 300 kg is lifted by a fork-lift eleven times on average. Until now each crate contained 4.2 kg of foam, which users found hard to dispose of. From this month, upright ultra-low freezers travel in corrugated board and plywood, without foam.

Forty crates were tested first.

## Test method

- On an edge: one end raised by 30 cm, the other let go, once for each of the four lower edges
- On a corner: from 1.2 m, for boxes of accessories only
- Vibration: three hours, the equivalent of 1,600 km of bad road
- Rain: fifteen minutes, then 48 hours under a stack of three

What was judged was the unit inside, not the crate: door gaps within 1 mm, no new marks where copper touches copper, and the specified temperature in the specified time.

## Result

The first eight failed for the same reason. The pallet was too stiff and passed the shock on to the feet of the compressors. It now has a notched board that breaks first. The other 32 passed.

The new crate weighs 1.8 kg more, costs slightly less, and can be recycled whole as waste paper.

One side folds down into a ramp, so that two people unpack a freezer without tools in nine minutes. Users may keep the ramp.`,
    es_ES: `Entre Qingyu y su usuario, un congelador de 300 kg se levanta de media once veces con una carretilla elevadora. Hasta ahora, cada cajón contenía 4,2 kg de espuma, difícil de desechar para los usuarios. Desde este mes, los ultracongeladores verticales se embalan en cartón ondulado y contrachapado, sin espuma.

Antes ensayamos cuarenta cajones.

## Método de ensayo

- De arista: un extremo levantado 30 cm y soltado, una vez por cada una de las cuatro aristas inferiores
- De esquina: desde 1,2 m, solo las cajas de accesorios
- Vibración: tres horas, equivalentes a 1600 km de mala carretera
- Lluvia: quince minutos, y después 48 horas bajo una pila de tres

Se evalúa el contenido, no el cajón: holguras de puerta dentro de 1 mm, ninguna marca nueva donde el cobre roza el cobre y la temperatura prevista en el tiempo previsto.

## Resultado

Los ocho primeros fallaron por la misma causa. El palé era demasiado rígido y transmitía el golpe a las patas de los compresores. Ahora lleva una tabla con muesca que se rompe antes. Los otros 32 superaron la prueba.

El cajón nuevo pesa 1,8 kg más, cuesta algo menos y puede reciclarse entero como papel.

Un lateral se abate y forma una rampa, de modo que dos personas desembalan un congelador sin herramientas en nueve minutos. El usuario puede quedarse la rampa.`,
    fr_FR: `Entre Qingyu et son utilisateur, un congélateur de 300 kg est soulevé en moyenne onze fois par un chariot élévateur. Jusqu’ici, chaque caisse contenait 4,2 kg de mousse, dont les utilisateurs avaient du mal à se défaire. Depuis ce mois, les congélateurs ultra-basse température verticaux sont emballés dans du carton ondulé et du contreplaqué, sans mousse.

Quarante caisses ont été testées auparavant.

## Méthode d’essai

- Sur une arête : un bout soulevé de 30 cm puis lâché, une fois pour chacune des arêtes inférieures
- Sur un coin : de 1,2 m, pour les boîtes d’accessoires seulement
- Vibrations : trois heures, soit 1 600 km de mauvaise route
- Pluie : quinze minutes, puis 48 heures sous une pile de trois

C’est le contenu qui est évalué, et non la caisse : jeux de porte à 1 mm près, aucune marque nouvelle là où le cuivre touche le cuivre, température prévue atteinte dans le temps prévu.

## Résultat

Les huit premières ont échoué pour la même raison : trop rigide, la palette transmettait le choc aux pieds des compresseurs. Elle comporte désormais une planche entaillée qui casse la première et absorbe le choc. Les 32 autres ont réussi.

La nouvelle caisse pèse 1,8 kg de plus, coûte un peu moins cher et se recycle en entier avec le papier.

Un côté se rabat pour former une rampe : deux personnes déballent un congélateur sans outil en neuf minutes. L’utilisateur peut garder la rampe.`,
  },
}
