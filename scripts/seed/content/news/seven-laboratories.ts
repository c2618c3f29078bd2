import { internationalOnly } from '../sites'
import type { NewsSeed } from '../types'

export const sevenLaboratories: NewsSeed = {
  id: '1214000000000002060',
  slug: 'seven-laboratories',
  type: 'LatestNews',
  cover: 'news-seven-laboratories.webp',
  publishTime: '2026-10-08T09:15:00+00:00',
  recommended: false,
  sites: internationalOnly,
  title: {
    zh_CN: '鹿特丹校准室参加七家实验室比对，四个温度点均满意',
    en_EN: 'Rotterdam calibration room passes its first interlaboratory comparison',
    es_ES: 'La sala de calibración de Róterdam supera su primera comparación interlaboratorios',
    fr_FR: 'La salle d’étalonnage de Rotterdam réussit sa première comparaison interlaboratoires',
  },
  coverAlt: {
    zh_CN: '打开的减震箱中的铂电阻温度计，旁边是校准炉',
    en_EN: 'Platinum thermometers in their padded case beside a calibrator',
    es_ES: 'Termómetros de platino en su maletín acolchado junto a un calibrador',
    fr_FR: 'Thermomètres à résistance de platine dans leur mallette, à côté d’un four d’étalonnage',
  },
  body: {
    zh_CN: `五月到九月，一支铂电阻温度计装在减震箱内，依次送到七个国家的七家校准实验室。各家独立测量四个温度点，结果密封提交组织者。我们鹿特丹的校准室是第五站，编号 E。

## 比对的目的

只在内部比较，校准实验室发现不了自身的系统偏差，因此需要与外部实验室比对。2027 年 3 月的 ISO/IEC 17025 评审也会首先查看比对结果。

## 结果

结果以 En 值表示，绝对值不大于 1 为满意，越小越好。

- +50 °C：0.12
- 0 °C：0.08
- −80 °C：0.31
- −196 °C：0.74

全部满意。−196 °C 的 En 值偏大，我们查找了原因。

## 原因分析

液氮沸点随气压变化。我们的气压计在二楼，液氮槽在一楼，高差 4.5 米，约 0.5 hPa；开门时通风还会使气压略有下降。测量精确到 0.01 °C 时，两项合计足以使 En 值由 0.3 升到 0.7。气压计现已移到槽边，门上加装了指示灯。

> 比对全部合格，也要从中找出可以改进的地方。

**伊尔丝·布兰兹马，服务总监**

评审前我们会再做一轮，只比 −196 °C。报告可以索取：[service.eu@norvane.example](mailto:service.eu@norvane.example)。`,
    en_EN: `Between May and September a platinum thermometer travelled in a padded case through seven calibration laboratories in seven countries. Each measured it at four points and sent its results to the organiser under seal. Ours in Rotterdam was the fifth stop, letter E.

## The purpose of the comparison

A laboratory that compares only with itself cannot find its own systematic errors. It needs a comparison with others, which is also the first thing that assessors will look at in our ISO/IEC 17025 assessment in March 2027.

## The results

Results are given as En numbers. Up to 1 is satisfactory, and smaller is better.

- At +50 °C: 0.12
- At 0 °C: 0.08
- At −80 °C: 0.31
- At −196 °C: 0.74

All four are satisfactory. The last one is high, and we looked for the reason.

## The cause

The boiling point of nitrogen depends on air pressure. Our barometer hung on the first floor and the bath stands on the ground floor, 4.5 m below, a difference of half a hectopascal. The ventilation lowers the pressure slightly more when the door opens. Where hundredths of a degree count, both together turn 0.3 into 0.7. The barometer is beside the bath now, and the door has an indicator lamp.

> Even a comparison without a failure should show what can be improved.

**Ilse Brandsma, Service Director**

Before the assessment we will repeat −196 °C with two of the seven. The report is available: [service.eu@norvane.example](mailto:service.eu@norvane.example).`,
    es_ES: `Entre mayo y septiembre, un termómetro de resistencia de platino recorrió siete laboratorios de calibración de siete países. Cada uno lo midió en cuatro puntos y envió los resultados sellados al organizador, sin conocer los de los demás. El nuestro, en Róterdam, fue la quinta parada, letra E.

## Para qué sirve una intercomparación

Un laboratorio que solo se compara consigo mismo no puede detectar sus errores sistemáticos. Necesita una comparación con otros, que es además lo primero que verán los evaluadores de ISO/IEC 17025 en marzo de 2027.

## Los resultados

Los resultados se expresan como índice En. Un valor de hasta 1 es satisfactorio; cuanto menor, mejor.

- A +50 °C: 0,12
- A 0 °C: 0,08
- A −80 °C: 0,31
- A −196 °C: 0,74

Los cuatro son satisfactorios. El último era alto y buscamos la causa.

## La causa

El punto de ebullición del nitrógeno depende de la presión del aire. El barómetro estaba en el primer piso y el baño está en la planta baja, 4,5 m más abajo, una diferencia de medio hectopascal. La ventilación reduce la presión algo más cuando se abre la puerta. Donde cuentan las centésimas de grado, ambas cosas convierten 0,3 en 0,7. El barómetro está ya junto al baño y la puerta lleva un piloto de aviso.

> Una intercomparación sin fallos también debe mostrar qué se puede mejorar.

**Ilse Brandsma, directora de Servicio**

Antes de la evaluación repetiremos −196 °C con dos de los siete. El informe se envía a quien lo pida: [service.eu@norvane.example](mailto:service.eu@norvane.example).`,
    fr_FR: `De mai à septembre, un thermomètre à résistance de platine a circulé entre sept laboratoires d’étalonnage de sept pays. Chacun l’a mesuré en quatre points et a remis ses résultats à l’organisateur sans connaître ceux des autres. Le nôtre, à Rotterdam, était la cinquième étape, lettre E.

## But de la comparaison

Un laboratoire qui ne se compare qu’à lui-même ne peut pas déceler ses erreurs systématiques. Une comparaison les révèle. C’est aussi ce que les évaluateurs ISO/IEC 17025 examineront d’abord, en mars 2027.

## Les résultats

Les résultats s’expriment en écarts En. Une valeur inférieure à 1 est satisfaisante ; plus elle est petite, mieux c’est.

- À +50 °C : 0,12
- À 0 °C : 0,08
- À −80 °C : 0,31
- À −196 °C : 0,74

Les quatre résultats sont satisfaisants. Le dernier est élevé ; nous en avons cherché la cause.

## La cause

Le point d’ébullition de l’azote dépend de la pression de l’air. Notre baromètre était au premier étage, le bain au rez-de-chaussée, 4,5 m plus bas, soit un écart d’un demi-hectopascal. La ventilation réduit encore un peu la pression quand la porte s’ouvre. À ce niveau de précision, ces centièmes de degré suffisent pour passer de 0,3 à 0,7. Le baromètre est maintenant près du bain, et la porte est équipée d’un voyant.

> Même une comparaison réussie doit montrer ce qui peut être amélioré.

**Ilse Brandsma, directrice du service**

Avant l’évaluation, nous répéterons la mesure à −196 °C avec deux des sept laboratoires. Le rapport est envoyé sur demande : [service.eu@norvane.example](mailto:service.eu@norvane.example).`,
  },
}
