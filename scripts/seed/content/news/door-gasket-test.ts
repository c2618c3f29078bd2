import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const doorGasketTest: NewsSeed = {
  id: '1214000000000002032',
  slug: 'door-gasket-test',
  type: 'ProductNews',
  cover: 'category-cover-ultra-low-freezers.webp',
  publishTime: '2022-05-26T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '十万次开关门试验：超低温保存箱门封的选型',
    en_EN: '100,000 door openings: how the gasket of our freezers was chosen',
    es_ES: '100 000 aperturas: cómo elegimos la junta de nuestros congeladores',
    fr_FR: '100 000 ouvertures : comment nous avons choisi le joint de nos congélateurs',
  },
  coverAlt: {
    zh_CN: '两台立式超低温保存箱和一台卧式超低温保存箱',
    en_EN: 'Two ultra-low upright freezers and a chest freezer',
    es_ES: 'Dos ultracongeladores verticales y un arcón',
    fr_FR: 'Deux congélateurs verticaux ultra-basse température et un coffre',
  },
  body: {
    zh_CN: `一台科研楼里的超低温保存箱，平均每天开门 18 次，十五年就是 98,550 次。我们取整为十万次，由机械臂完成。

机械臂每 40 秒把 U590 的门拉开到 90 度，停 5 秒，再推上。箱内始终 −80 °C，室温 25 °C，相对湿度 60%，从去年七月做到今年三月。

## 三种门封的结果

1. **现用型号**：第 31,400 次，下铰链处的角部开裂。裂口 4 mm，肉眼难以察觉，但已在该处结出硬币大小的霜。
2. **加厚型**：做到第 78,000 次，密封完好，但关门力升到 96 N，单手端着冻存架时关不上门。
3. **双腔型，角部整体硫化**：做满十万次，漏热增加 2.1%，关门力 58 N，始终没有开裂。

自六月起，全部 −86 °C 立式机型改用第三种。已售机型可以换装，尺寸不变，一人 20 分钟即可完成，不必清空冰箱。

## 门框结霜的影响

门封寿命在很大程度上取决于除霜。测试中有一台的门框有意不除霜，同样的双腔门封 4 万次就变了形。说明书中“每月擦拭一次门框”的要求因此移到了第一页。

第二项十万次试验已经开始，对象是内门搭扣。`,
    en_EN: `A freezer in a research building is opened about 18 times a day. In fifteen years that makes 98,550 openings. We rounded it up to a hundred thousand and used a robot arm.

Every 40 seconds it pulled the door of a U590 to ninety degrees, waited five seconds and pushed it shut. The cabinet stood at −80 °C in a room at 25 °C and 60% humidity, from last July to this March.

## Results of three gaskets

1. **The present one** cracked after 31,400 openings, at the corner by the lower hinge. The crack was 4 mm long and hard to see, but frost the size of a coin had formed on it.
2. **A thicker one** lasted 78,000. The seal was sound, but closing took 96 N, too much for anyone with a rack in one hand.
3. **Two chambers, corners vulcanised in one piece**: the full hundred thousand, no crack, 2.1% more heat leaking in, 58 N to close.

From June, every −86 °C upright is built with the third. It fits freezers already sold; one person needs 20 minutes, and the freezer stays full.

## The effect of frost

The life of a gasket depends largely on defrosting. On one freezer we left the frame frosted on purpose, and the same gasket lost its shape after 40,000. The line “wipe the frame once a month” has moved to page one of the manual.

A second test of a hundred thousand openings has begun, this time of the catch of an inner door.`,
    es_ES: `En un edificio de investigación, un congelador se abre unas 18 veces al día. En quince años suman 98 550 aperturas. Redondeamos a cien mil y utilizamos un brazo robótico.

Cada 40 segundos abría la puerta de un U590 hasta los noventa grados, esperaba cinco segundos y la cerraba. El equipo estaba a −80 °C, en una sala a 25 °C y 60 % de humedad, desde el pasado julio hasta marzo de este año.

## Resultados de tres juntas

1. **La actual** se agrietó a las 31 400 aperturas, en la esquina de la bisagra inferior. La grieta medía 4 mm y era difícil de ver, pero se había formado sobre ella escarcha del tamaño de una moneda.
2. **Una más gruesa** llegó a 78 000. Sellaba bien, pero cerrar la puerta exigía 96 N, demasiado para quien lleva un rack en la mano.
3. **De doble cámara, con las esquinas vulcanizadas en una pieza**: las cien mil aperturas, sin grietas, con un 2,1 % más de entrada de calor y 58 N para cerrar.

Desde junio, todos los verticales de −86 °C llevan la tercera. Sirve también para los ya vendidos: una persona la cambia en 20 minutos, sin vaciar el congelador.

## El efecto de la escarcha

La vida de una junta depende en gran medida del desescarche. En uno de los congeladores dejamos a propósito el marco escarchado, y la misma junta se deformó a las 40 000 aperturas. La frase «limpie el marco una vez al mes» ocupa ahora la primera página del manual.

Ha empezado un segundo ensayo de cien mil aperturas, con el cierre de una puerta interior.`,
    fr_FR: `Dans un bâtiment de recherche, un congélateur s’ouvre environ 18 fois par jour. En quinze ans, cela fait 98 550 ouvertures. Nous avons arrondi à cent mille et utilisé un bras robotisé.

Toutes les 40 secondes, il ouvrait la porte d’un U590 à quatre-vingt-dix degrés, attendait cinq secondes et la refermait. De juillet dernier à mars, l’enceinte était à −80 °C, la pièce à 25 °C et 60 % d’humidité.

## Résultats pour trois joints

1. **Le joint actuel** s’est fendu à la 31 400e ouverture, au coin de la charnière basse. La fente mesurait 4 mm. Difficile à voir, elle avait entraîné un dépôt de givre de la taille d’une pièce de monnaie.
2. **Un joint plus épais** a résisté à 78 000 ouvertures sans se fendre, mais il fallait 96 N pour fermer la porte, trop pour une personne qui tient un rack d’une main.
3. **Un joint à deux chambres, aux coins vulcanisés d’une pièce** : cent mille ouvertures sans fente, 2,1 % d’apport de chaleur en plus et 58 N pour fermer.

Depuis juin, tous les congélateurs verticaux à −86 °C reçoivent le troisième. Il se monte aussi sur les appareils déjà vendus : une personne, 20 minutes, sans vider le congélateur.

## L’effet du givre

La durée de vie d’un joint dépend beaucoup du dégivrage. Sur l’un des appareils, nous avons laissé exprès le cadre givré ; le même joint s’est déformé après 40 000 ouvertures. La phrase « essuyer le cadre une fois par mois » est passée à la première page du manuel.

Un second essai de cent mille ouvertures a commencé, avec le loquet d’un portillon intérieur.`,
  },
}
