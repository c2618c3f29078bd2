import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const dubaiHotRoom: NewsSeed = {
  id: '1214000000000011021',
  slug: 'dubai-hot-room',
  type: 'Events',
  cover: 'news-fair-stand.webp',
  publishTime: '2025-02-06T06:30:00+00:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '迪拜展会：冰衬疫苗冷藏箱在 43 °C 下断电 96 小时',
    en_EN: 'Dubai fair: an ice-lined refrigerator 96 hours without power at 43 °C',
    es_ES: 'Feria de Dubái: un frigorífico para vacunas, 96 horas sin corriente a 43 °C',
    fr_FR: 'Salon de Dubaï : un réfrigérateur à vaccins 96 heures sans courant à 43 °C',
  },
  coverAlt: coverAlts['news-fair-stand.webp'],
  body: {
    zh_CN: `一月底的迪拜，展馆内 22 °C，室外 25 °C，并非展示耐热性能的季节。我们在展台上搭建了一间三平方米的玻璃屋，加热到 43 °C，放入一台冰衬疫苗冷藏箱并断电，请观众进屋查看温度。

43 °C 是世卫组织预认证（PQS）中热区设备的试验温度。

**四天的记录：**

- 进屋观众 1,130 人，平均停留四分钟，最长的一位停留半小时
- 冷藏箱断电 96 小时，箱内最高 7.4 °C，没有低于 2 °C

等候时，来自十四个国家的采购人员讨论了另一个问题：同样的设备，哪里故障更多？他们的看法一致：供电最不稳的地区故障反而较少，因为工作人员习惯每天记录温度；电网刚刚稳定的地区故障较多，因为不再有人查看设备。

> 我请每一位客户先进屋看温度，再谈合同，洽谈时间都不长。

**马特奥·桑斯，国际销售总监**

玻璃屋折叠装箱后重 410 kg，可用于今后的展会。`,
    en_EN: `At the end of January it is 22 °C in the fair halls of Dubai and 25 °C in the street. It is not the season to demonstrate performance in heat. So we built a glass room of three square metres on our stand, heated it to 43 °C, put an ice-lined vaccine refrigerator inside, cut its power and invited visitors to go in and read the temperature.

In WHO prequalification (PQS), 43 °C is the test temperature of equipment for the hot zone.

**The record of four days:**

- 1,130 people went in and stayed for four minutes on average. One sat there for half an hour
- 96 hours without power, at most 7.4 °C inside, never below 2 °C

While queueing, buyers from fourteen countries discussed where refrigerators fail most. Not where power is worst, they agreed: there, people keep records. Failures are more frequent where a reliable grid has just arrived and nobody checks the refrigerators any more.

> I asked each customer to read the temperature in there before we talked. The meetings were short.

**Mateo Sanz, Director of International Sales**

Folded, the room weighs 410 kg. It will be used at further fairs.`,
    es_ES: `A finales de enero, en los pabellones de Dubái hay 22 °C y en la calle, 25 °C, y no es la época para demostrar prestaciones con calor. Por eso montamos en el expositor una sala de cristal de tres metros cuadrados, la calentamos a 43 °C, pusimos en ella un frigorífico para vacunas con revestimiento de hielo, cortamos la corriente e invitamos a los visitantes a entrar y leer la temperatura.

En la precalificación de la OMS (PQS), 43 °C es la temperatura de ensayo de los equipos para zona cálida.

**El registro de cuatro días:**

- entraron 1130 personas, que permanecieron cuatro minutos de media. La visita más larga duró media hora
- 96 horas sin corriente, con 7,4 °C como máximo en el interior y nunca menos de 2 °C

En la cola, compradores de catorce países comentaron dónde se averían más los equipos. Coincidieron en que no es donde peor es el suministro eléctrico, porque allí se llevan registros, sino donde acaba de llegar una red fiable y ya nadie hace comprobaciones.

> Antes de hablar, pedí a cada cliente que leyera la temperatura dentro de la sala. Las reuniones fueron cortas.

**Mateo Sanz, director de Ventas Internacionales**

Plegada, la sala pesa 410 kg. Volverá a utilizarse en otras ferias.`,
    fr_FR: `Fin janvier, il fait 22 °C dans les halls de Dubaï et 25 °C dans la rue. Ce n’est pas la saison pour démontrer la tenue à la chaleur. Nous avons donc construit sur le stand une pièce vitrée de trois mètres carrés, chauffée à 43 °C, y avons placé un réfrigérateur à vaccins à accumulation de glace, coupé le courant et invité les visiteurs à entrer lire la température.

Dans la préqualification de l’OMS (PQS), 43 °C est la température d’essai des appareils pour zone chaude.

**Le relevé de quatre jours :**

- 1 130 personnes sont entrées, pendant quatre minutes en moyenne ; la plus longue visite a duré une demi-heure
- 96 heures sans courant, 7,4 °C au plus à l’intérieur, jamais moins de 2 °C

Dans la file, des acheteurs de quatorze pays ont comparé les lieux où les appareils tombent le plus souvent en panne. Selon eux, ce n’est pas là où le courant est le moins fiable, car tout y est noté, mais là où un réseau stable vient d’être installé et où plus personne ne contrôle les appareils.

> J’ai demandé à chaque client d’aller lire la température dans la pièce avant notre entretien. Les réunions ont été brèves.

**Mateo Sanz, directeur des ventes internationales**

Démontée, la pièce pèse 410 kg ; elle servira à d’autres salons.`,
  },
}
