import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const lineTwoSixtyDays: NewsSeed = {
  id: '1214000000000002056',
  slug: 'line-two-sixty-days',
  type: 'LatestNews',
  cover: 'news-line-two-hall.webp',
  publishTime: '2026-07-16T09:15:00+08:00',
  recommended: false,
  investors: true,
  sites: everywhere,
  title: {
    zh_CN: '二号线投产 60 天：下线 3,180 台，一次通过率 98.3%',
    en_EN: 'Line two after 60 days: 3,180 freezers, 98.3% passed first time',
    es_ES: 'La línea dos a los 60 días: 3180 congeladores, un 98,3 % superó el ensayo a la primera',
    fr_FR: 'La ligne deux après 60 jours : 3 180 congélateurs, 98,3 % conformes du premier coup',
  },
  coverAlt: {
    zh_CN: '二号线测试大厅内成排的超低温保存箱',
    en_EN: 'Rows of freezers in the test hall of line two',
    es_ES: 'Filas de ultracongeladores en la nave de ensayo de la línea dos',
    fr_FR: 'Rangées de congélateurs dans le hall d’essai de la ligne deux',
  },
  body: {
    zh_CN: `二号线 [5 月 18 日转入正式生产](/zh_CN/newsDetail?id=1214000000000001016)，60 天共下线 3,180 台，达到同期设计产能的八成；一次通过率 98.3%，未通过的 54 台已逐台查明原因。

## 产量

前三周按计划放慢：节拍从 18 分钟一台开始，逐周缩短，现为 10 分 40 秒，九月将达到 10 分钟的目标。

## 质量

一次通过率由试生产的 97.1% 升到 98.3%。未通过的 54 台中：

- 31 台，门缝超差；原因是一副铰链模具磨损，已更换
- 9 台，氦检超过每年 1 g；均为同一焊点，操作者重新培训后未再出现
- 8 台，噪声超过 46 dB(A)；其中 5 台是运输支架未拆除
- 6 台，其他原因

## 停线

共停线 112 次，合计 9 小时 20 分，每次原因都写在看板上。因等待人员而延长的停线由四成降到一成。

## 成本

单台制造成本比一号线低 6.4%，主要来自测试大厅的余热利用和较短的搬运距离。该数字尚未计入全部折旧。

最后 40 个测试位已按计划启用，120 个测试位从第七周起满负荷运行。`,
    en_EN: `Line two [went into regular operation on 18 May](/en/newsDetail?id=1214000000000001016). In its first sixty days it built 3,180 freezers, four fifths of its design capacity; 98.3% passed first time.

## Output

The slow start was planned: the line began with one freezer every 18 minutes and has been speeded up every week. The interval is now 10 minutes 40 seconds and should reach the target of ten minutes in September.

## Quality

97.1% passed first time during the trial; now it is 98.3%. Of the 54 that did not:

- 31 had a door gap out of limits, from a worn hinge tool that has been replaced
- 9 lost more than 1 g of refrigerant a year in the helium test, all at the same joint; none since the operator was retrained
- 8 were louder than 46 dB(A). In five of these a transport bracket had been left in
- 6 had other faults

## Stops

The cord was pulled 112 times, 9 hours 20 minutes in all. The share of stops prolonged by waiting for staff fell from four in ten to one in ten.

## Cost

A freezer costs 6.4% less to make than on line one, thanks to recovered heat and shorter distances. This figure does not yet include all depreciation.

All 120 test positions have been occupied since the seventh week.`,
    es_ES: `La línea dos [funciona con normalidad desde el 18 de mayo](/en/newsDetail?id=1214000000000001016&lang=es_ES). En sus primeros sesenta días ha fabricado 3180 congeladores, cuatro quintas partes de la capacidad nominal; el 98,3 % superó el ensayo a la primera.

## Producción

El arranque lento estaba previsto: se empezó con un congelador cada 18 minutos y el ritmo ha aumentado cada semana. El intervalo es ahora de 10 minutos y 40 segundos y debería llegar en septiembre al objetivo de diez minutos.

## Calidad

En la marcha de prueba superaba el ensayo a la primera el 97,1 %; ahora, el 98,3 %. De los 54 que no lo superaron:

- 31 tenían la holgura de puerta fuera de límites, por un útil de bisagras gastado y ya sustituido
- 9 perdían más de 1 g de refrigerante al año en el ensayo con helio, todos en la misma soldadura; ninguno desde que se volvió a formar al operario
- 8 superaban los 46 dB(A). En cinco no se había retirado un soporte de transporte
- 6 tenían otros defectos

## Paradas

Se tiró del cordón 112 veces, 9 horas y 20 minutos en total. Las paradas que se prolongaban a la espera de personal bajaron de cuatro a una de cada diez.

## Coste

Fabricar un congelador cuesta un 6,4 % menos que en la línea uno, gracias al calor recuperado y a recorridos más cortos. Esa cifra aún no incluye toda la amortización.

Los 120 puestos de ensayo están ocupados desde la séptima semana.`,
    fr_FR: `La ligne deux [est en exploitation régulière depuis le 18 mai](/en/newsDetail?id=1214000000000001016&lang=fr_FR). En soixante jours, elle a produit 3 180 congélateurs, soit quatre cinquièmes de sa capacité ; 98,3 % étaient conformes du premier coup.

## Production

Le démarrage lent était prévu : un congélateur toutes les 18 minutes au début, puis une accélération chaque semaine. L’intervalle est maintenant de 10 minutes 40 secondes et devrait atteindre dix minutes en septembre.

## Qualité

La part d’appareils conformes du premier coup était de 97,1 % pendant le rodage ; elle est maintenant de 98,3 %. Sur les 54 autres :

- 31 avaient un jeu de porte hors limites, à cause d’un outil de charnière usé, remplacé depuis
- 9 perdaient plus de 1 g de fluide par an à l’essai à l’hélium, toujours à la même brasure ; aucun depuis une nouvelle formation de l’opérateur
- 8 dépassaient 46 dB(A) ; dans cinq d’entre eux, une cale de transport avait été oubliée
- 6 avaient d’autres défauts

## Arrêts

Le cordon a été tiré 112 fois, pour 9 heures 20 d’arrêt au total. La part des arrêts prolongés par l’attente d’un responsable est passée de quatre sur dix à un sur dix.

## Coût

La fabrication d’un congélateur coûte 6,4 % de moins que sur la ligne un, grâce à la chaleur récupérée et aux trajets plus courts. Ce chiffre n’inclut pas encore tout l’amortissement.

Les 120 postes d’essai sont occupés depuis la septième semaine.`,
  },
}
