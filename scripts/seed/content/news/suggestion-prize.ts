import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const suggestionPrize: NewsSeed = {
  id: '1214000000000002044',
  slug: 'suggestion-prize',
  type: 'LatestNews',
  cover: 'news-award-stage.webp',
  publishTime: '2024-08-22T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '青屿工厂一年收到合理化建议 1,312 条，实施 704 条',
    en_EN: 'Staff suggestions: 1,312 in a year, 704 put into practice',
    es_ES: 'Sugerencias del personal: 1312 en un año, 704 aplicadas',
    fr_FR: 'Suggestions du personnel : 1 312 en un an, 704 appliquées',
  },
  coverAlt: {
    zh_CN: '玻璃奖座，后方为会场的座椅',
    en_EN: 'A glass award, the chairs of the hall behind it',
    es_ES: 'Un premio de cristal, con las sillas de la sala al fondo',
    fr_FR: 'Un trophée de verre, les chaises de la salle à l’arrière-plan',
  },
  body: {
    zh_CN: `青屿工厂的合理化建议有两项规定：每条须在十天内答复；不予采纳的，须写明原因并签名。截至七月底的一年里，共收到 1,312 条，采用 704 条，不采纳 436 条，另有 172 条正在试行。

颁奖于 8 月 16 日晚在食堂举行。

## 一等奖：磁性套筒

装配时要在箱体深处拧一颗 M5 螺钉，平均每班掉落 19 颗，未取出的会在日后造成异响。建议在套筒内加装一块直径 4 mm 的磁铁，单价 0.6 元。现在每班掉落 2 颗。

## 另外四项

- 把两个料架对调，每台少走 140 步
- 门把手改由左侧先装，不再遮挡标签
- 检漏工位的座椅调高 6 cm
- 食堂的汤推迟五分钟出锅，测试组下班较晚，也能喝到热汤

## 未采纳的一项

有人建议取消十天答复的规定，理由是工作量大。次日即有答复：不予采纳，因为多数建议正是靠这项规定才得以及时实施。

奖金每条 200 元起，一等奖 2 万元，由提议人与参与试制的同事平分。`,
    en_EN: `The suggestion scheme of the Qingyu plant has two rules. Every suggestion is answered within ten days, and whoever declines one gives the reason and signs it. In the year to July there were 1,312 suggestions. 704 have been put into practice, 436 were declined and 172 are being tried.

The prizes were awarded on 16 August in the canteen.

## First prize: a magnet

Deep inside the cabinet there is an M5 screw. Nineteen were dropped in every shift, and one that could not be found caused a rattle later. The suggestion was a magnet of 4 mm in the socket of the tool, at a very low cost. Now two are dropped per shift.

## Four others

- Two racks of parts changed places: 140 steps fewer for each freezer
- The door handle is fitted left hand first, and no longer hides the label
- The chair at the leak test is 6 cm higher
- The canteen serves soup five minutes later, so that testers, who finish after assemblers, have it hot

## One refusal

Somebody suggested giving up the ten-day rule as too much work. The answer came the next day: no, because suggestions are put into practice quickly thanks to it.

The first prize, 20,000 yuan, is shared equally with the colleagues who helped to try the idea.`,
    es_ES: `El buzón de sugerencias de la planta de Qingyu tiene dos reglas: toda sugerencia se contesta en diez días, y quien rechaza una indica el motivo y firma. En el año cerrado en julio hubo 1312 sugerencias: 704 se han aplicado, 436 se rechazaron y 172 están a prueba.

Los premios se entregaron el 16 de agosto en el comedor de la planta.

## Primer premio: un imán

En el fondo del mueble hay un tornillo M5. Se caían diecinueve por turno, y el que no se encontraba causaba después ruidos. La propuesta fue un imán de 4 mm en el vaso de la herramienta, de coste muy bajo. Ahora se caen dos por turno.

## Otras cuatro

- Dos estanterías cambiaron de sitio: 140 pasos menos por congelador
- El tirador se monta empezando por la izquierda y ya no tapa la etiqueta
- La silla del ensayo de fugas está 6 cm más alta
- La sopa del comedor se sirve cinco minutos más tarde, para que el equipo de ensayos, que termina después que el de montaje, la tome caliente

## Una propuesta rechazada

Alguien propuso suprimir la regla de los diez días por dar demasiado trabajo. La respuesta llegó al día siguiente: no, porque gracias a ella las sugerencias se aplican pronto.

El primer premio, 20 000 yuanes, se reparte a partes iguales con los compañeros que ayudaron a probar la idea.`,
    fr_FR: `Le système de suggestions de l’usine de Qingyu suit deux règles. Toute suggestion reçoit une réponse sous dix jours, et tout refus est motivé et signé. Dans l’année close en juillet, sur 1 312 suggestions, 704 sont appliquées, 436 refusées et 172 à l’essai.

Les prix ont été remis le 16 août à la cantine de l’usine.

## Premier prix : un aimant

Au fond de la carrosserie du congélateur se trouve une vis M5. Dix-neuf tombaient par équipe, et celles qui n’étaient pas retrouvées causaient plus tard des bruits. L’idée : un aimant de 4 mm dans la douille de l’outil. Il n’en tombe plus que deux par équipe.

## Quatre autres

- Deux rayonnages ont échangé leur place : 140 pas de moins par congélateur
- La poignée se monte en commençant par la gauche et ne cache plus l’étiquette
- La chaise de l’essai d’étanchéité est plus haute de 6 cm
- La cantine sert la soupe cinq minutes plus tard, pour que l’équipe des essais, qui finit après celle du montage, la mange chaude

## Une suggestion refusée

Quelqu’un proposait d’abandonner la règle des dix jours, jugée trop lourde. La réponse est venue le lendemain : non, car grâce à elle, les suggestions sont appliquées rapidement.

Le premier prix, 20 000 yuans, se partage à égalité avec les collègues qui ont aidé à l’essai.`,
  },
}
