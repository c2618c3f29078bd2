import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const vaccineVialMonitor: NewsSeed = {
  id: '1214000000000011003',
  slug: 'vaccine-vial-monitor',
  type: 'IndustryNews',
  cover: 'news-vaccine-boxes.webp',
  publishTime: '2022-06-09T08:30:00+00:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '疫苗瓶温度标签（VVM）：能说明什么，不能说明什么',
    en_EN: 'Vaccine vial monitors: what they show and what they do not',
    es_ES: 'Sensores de viales de vacunas: qué muestran y qué no',
    fr_FR: 'Pastilles de contrôle des vaccins : ce qu’elles montrent et ce qu’elles ne montrent pas',
  },
  coverAlt: coverAlts['news-vaccine-boxes.webp'],
  body: {
    zh_CN: `世卫组织预认证疫苗的瓶签上，常有一个圆圈，圈里一个小方块。这是疫苗瓶温度标签（VVM）。方块受热变深，且不可逆。方块比外圈浅，可以用；与外圈一样深或更深，就不用。判读不需要任何仪器。

## VVM 记录累计受热

VVM 反映的是受热时间与程度的累计，不是某一刻的温度。常见的四类，以在 37 °C 下到达弃用点的天数命名：VVM2、VVM7、VVM14 和 VVM30。用哪一类，取决于疫苗本身的耐热性。

VVM 可以说明这一瓶受过多少热、同一箱里应先用哪一瓶，但不能说明受热发生在哪个环节。

## VVM 不能反映冻结

在 −5 °C 下过了一夜的疫苗，方块颜色不变。是否冻结，要看冷藏设备的三十天记录仪，以及必要时的振摇试验。

## 开了瓶以后

按世卫组织 2014 年修订的多剂量瓶政策，开启后的预认证疫苗在满足全部条件时，最长可留用 28 天：获准这样使用，未过有效期，始终按要求的温度保存，VVM 看得见且未到弃用点。有一条不满足，就在接种结束时或开瓶 6 小时后丢弃，以先到者为准。

VVM 不能代替冷藏设备的温度监测，两者应结合使用。`,
    en_EN: `Many vaccines prequalified by WHO carry a circle with a small square inside it on the label. This is the vaccine vial monitor, VVM. The square darkens with heat and never turns light again. Lighter than its ring: use the vial. As dark as the ring, or darker: do not. No instrument is needed to read it.

## Cumulative heat

A VVM adds up time and heat. It does not show the temperature at a given moment. The usual four types are named after the days they take to reach the discard point at 37 °C: VVM2, VVM7, VVM14 and VVM30. The vaccine’s own stability decides which one it gets.

## What it does not show

It does not show freezing: after a night at −5 °C the square is still pale. Evidence of freezing comes from the 30-day recorder of the refrigerator and, in doubt, from the shake test. Nor does the square show on which leg of the journey the vial was exposed to heat.

## After opening

Under the WHO policy on multi-dose vials, as revised in 2014, an opened vial of a prequalified vaccine may be kept for up to 28 days if **all** of this holds:

- it is approved for such use
- its expiry date has not passed
- it has been, and stays, at the right temperature
- its VVM is visible and before the discard point

Otherwise it is thrown away at the end of the session or six hours after opening, whichever comes first.

A VVM does not replace the temperature monitoring of the refrigerator.`,
    es_ES: `Muchas vacunas precalificadas por la OMS llevan en la etiqueta un círculo con un pequeño cuadrado dentro. Es el sensor de vial de vacuna, SVV (VVM en inglés). El cuadrado se oscurece con el calor de forma irreversible. Más claro que el anillo: el vial se utiliza. Igual o más oscuro: no se utiliza. Se lee sin ningún instrumento.

## Calor acumulado

El sensor suma tiempo y calor; no indica la temperatura en un momento dado. Los cuatro tipos habituales se llaman por los días que tardan en llegar al punto de descarte a 37 °C: VVM2, VVM7, VVM14 y VVM30. El tipo depende de la estabilidad de la vacuna.

## Lo que no muestra

No muestra la congelación: tras una noche a −5 °C, el cuadrado sigue claro. La congelación se detecta con el registrador de 30 días del frigorífico y, en caso de duda, con la prueba de agitación. El cuadrado tampoco indica en qué tramo del transporte estuvo el vial expuesto al calor.

## Después de abrir

Según la política de la OMS sobre viales multidosis, revisada en 2014, un vial abierto de vacuna precalificada puede conservarse hasta 28 días si se cumplen **todas** estas condiciones:

- está autorizado para ese uso
- no ha caducado
- ha estado y sigue a la temperatura correcta
- el sensor se ve y no ha llegado al punto de descarte

Si no, se desecha al final de la sesión o a las seis horas de abrirlo, lo que ocurra antes.

El sensor no sustituye a la monitorización de la temperatura del frigorífico.`,
    fr_FR: `De nombreux vaccins préqualifiés par l’OMS portent sur l’étiquette un cercle et, dedans, un petit carré. C’est la pastille de contrôle du vaccin, PCV. Le carré fonce à la chaleur et ne s’éclaircit plus. Plus clair que l’anneau : on utilise. Aussi foncé, ou davantage : on n’utilise pas. Elle se lit sans instrument.

## Son fonctionnement

La pastille cumule l’effet du temps et de la chaleur ; elle n’indique pas la température de l’instant. Les quatre types courants portent le nombre de jours qu’ils mettent à atteindre le point limite à 37 °C : PCV2, PCV7, PCV14 et PCV30. Le type est choisi selon la stabilité du vaccin.

## Ce qu’elle ne montre pas

Elle ne montre pas le gel : après une nuit à −5 °C, le carré reste clair. Pour le gel, il faut consulter l’enregistreur de 30 jours du réfrigérateur et, en cas de doute, faire le test d’agitation. La pastille n’indique pas non plus à quelle étape du transport il a fait chaud.

## Après ouverture

Selon la politique de l’OMS sur les flacons multidoses, révisée en 2014, un flacon entamé de vaccin préqualifié peut être conservé jusqu’à 28 jours si **toutes** ces conditions sont remplies :

- il est autorisé pour cet usage
- il n’est pas périmé
- il a été et reste conservé à la bonne température
- sa pastille est visible et n’a pas atteint le point limite

Sinon, on le jette à la fin de la séance ou six heures après l’ouverture, selon la première échéance.

La pastille ne remplace pas la surveillance de la température du réfrigérateur.`,
  },
}
