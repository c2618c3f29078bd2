import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const nitrogenLinePressure: NewsSeed = {
  id: '1214000000000002052',
  slug: 'nitrogen-line-pressure',
  type: 'ProductNews',
  cover: 'news-nitrogen-tanker.webp',
  publishTime: '2025-12-18T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '样本库储罐压力由 3.5 bar 降至 1.4 bar，液氮少用 19%',
    en_EN: '19% less nitrogen with a tank at 1.4 bar instead of 3.5 bar',
    es_ES: 'Un 19 % menos de nitrógeno con el depósito a 1,4 bar en lugar de 3,5 bar',
    fr_FR: '19 % d’azote en moins avec un réservoir à 1,4 bar au lieu de 3,5 bar',
  },
  coverAlt: {
    zh_CN: '气相液氮罐近景，后方是供液管线和液氮储罐',
    en_EN: 'A vapour-phase vessel from near, its supply line and a nitrogen tank behind',
    es_ES: 'Un recipiente de fase vapor de cerca; detrás, la línea de suministro y un depósito de nitrógeno',
    fr_FR: 'Une cuve en phase vapeur de près, la ligne d’alimentation et un réservoir d’azote derrière',
  },
  body: {
    zh_CN: `一家样本库有 12 台 V1400，铭牌蒸发量合计每天 125 升，实际购入却是 176 升，多出 51 升。我们在现场查了两天，根据槽车司机提供的情况找到了原因。

## 原因：储罐压力

为了加快卸液，储罐一直保持 3.5 bar。液氮在这个压力下温度较高，进入常压的液氮罐时，一部分会闪蒸成气体，其余才降到 −196 °C。

- 3.5 bar 时，闪蒸约 16%
- 1.4 bar 时，约 9%

再加上 38 米管路每次补液前的预冷，正好等于多出的用量。

## 三项改造

1. 卸液后把储罐压力放到 1.4 bar，稳压阀换成低压型。
2. 12 台罐由各自补液改为依次补液：前一台补完，趁管路仍冷，后一台接着补。预冷由每天 12 次减为 2 次。
3. 管路末端加装气液分离器，气体由此排出，不再进入罐内。

改造后四周，日均购入 142 升，减少 19%。补液时顶层的温度波动由 11 °C 降到 4 °C，这一点并不在合同要求之内。

## 自查方法

用一个月的购入量，除以同期铭牌蒸发量之和。大于 1.3 时，请检查储罐压力。规划表与计算表可向 [cryo@norvane.example](mailto:cryo@norvane.example) 索取。

降压之后，每车卸液时间增加九分钟。`,
    en_EN: `A biobank has twelve V1400 vessels. According to their rating plates, they evaporate 125 litres a day in all. The biobank was buying 176. It took us two days to find the other 51, with the help of the tanker’s driver.

## The cause: tank pressure

To speed up unloading, the tank was kept at 3.5 bar. At that pressure the liquid is warmer. When it enters a vessel at atmospheric pressure, part of it turns to gas at once, to cool the remainder down to −196 °C.

- At 3.5 bar that part is about 16%
- At 1.4 bar it is about 9%

Cooling 38 m of pipe before every fill accounts for the rest.

## Three changes

1. After unloading, the tank is vented to 1.4 bar and held there by a low-pressure regulator.
2. The twelve vessels are filled in turn, each while the pipe is still cold from the one before. The pipe is cooled twice a day instead of twelve times.
3. A phase separator at the end of the line releases the gas before it reaches the vessels.

In the four weeks since, purchases averaged 142 litres a day. The temperature peak in the top box during a fill fell from 11 °C to 4 °C. That had not been part of the order.

## How to check your own

Divide what you buy in a month by the sum of the rating plates. Above 1.3, check the tank pressure, or write to [cryo@norvane.example](mailto:cryo@norvane.example).

Unloading now takes nine minutes longer.`,
    es_ES: `Un biobanco tiene doce V1400. Según las placas de características, evaporan entre todos 125 litros al día. El biobanco compraba 176. Tardamos dos días en encontrar los otros 51, con ayuda del conductor de la cisterna.

## La causa: la presión del depósito

Para acelerar la descarga, el depósito se mantenía a 3,5 bar. A esa presión, el líquido está menos frío y, al entrar en un recipiente a presión atmosférica, una parte se evapora de inmediato y enfría el resto hasta −196 °C.

- A 3,5 bar, esa parte es de cerca del 16 %
- A 1,4 bar, de cerca del 9 %

El resto se debe al enfriamiento de 38 m de tubería antes de cada llenado.

## Tres cambios

1. Tras la descarga, el depósito se alivia hasta 1,4 bar y un regulador de baja presión lo mantiene.
2. Los doce recipientes se llenan uno tras otro, con la tubería aún fría del anterior. La tubería se enfría dos veces al día en lugar de doce.
3. Un separador de fases al final de la línea deja salir el gas antes de que llegue a los recipientes.

En las cuatro semanas siguientes se compraron 142 litros diarios de media. El pico de temperatura de la caja superior durante el llenado bajó de 11 °C a 4 °C. Esa mejora no figuraba en el encargo.

## Compruebe su consumo

Divida lo que compra en un mes entre lo que suman las placas. Si pasa de 1,3, compruebe la presión del depósito o escriba a [cryo@norvane.example](mailto:cryo@norvane.example).

La descarga dura ahora nueve minutos más.`,
    fr_FR: `Une biobanque possède douze V1400. D’après leurs plaques, elles évaporent ensemble 125 litres par jour. La biobanque en achetait 176. Il nous a fallu deux jours pour retrouver les 51 autres, avec l’aide du chauffeur du camion-citerne.

## La cause : la pression du réservoir

Pour accélérer le déchargement, le réservoir était maintenu à 3,5 bar. À cette pression, le liquide est moins froid ; à son entrée dans une cuve à pression atmosphérique, une part se vaporise aussitôt pour ramener le reste à −196 °C.

- À 3,5 bar, cette part est d’environ 16 %
- À 1,4 bar, d’environ 9 %

Le refroidissement de 38 m de conduite avant chaque remplissage explique le reste.

## Trois changements

1. Après livraison, le réservoir est détendu à 1,4 bar et maintenu par un détendeur basse pression.
2. Les douze cuves sont remplies l’une après l’autre, conduite encore froide : deux mises en froid par jour au lieu de douze.
3. Un séparateur de phases, en bout de ligne, laisse sortir le gaz avant les échantillons.

Depuis quatre semaines, les achats sont de 142 litres par jour en moyenne. Le pic de température de la boîte supérieure au remplissage est passé de 11 °C à 4 °C. Cette amélioration n’était pas prévue dans la commande.

## Comment vérifier votre installation

Divisez la quantité achetée en un mois par la somme des valeurs des plaques. Au-delà de 1,3, vérifiez la pression du réservoir ou écrivez à [cryo@norvane.example](mailto:cryo@norvane.example).

Le déchargement dure désormais neuf minutes de plus.`,
  },
}
