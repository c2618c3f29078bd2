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
    zh_CN: '迪拜展会：在 43 °C 的展示间演示设备性能',
    en_EN: 'Dubai fair: appliances shown at 43 °C',
    es_ES: 'Feria de Dubái: equipos en una sala a 43 °C',
    fr_FR: 'Salon de Dubaï : des appareils présentés à 43 °C',
  },
  coverAlt: coverAlts['news-fair-stand.webp'],
  body: {
    zh_CN: `一月底的迪拜，展馆里 22 °C，室外 25 °C，正是一年里最不适合谈耐热的时候。于是我们在展台上搭了一间三平方米的玻璃屋，用电暖器烧到 43 °C，里面放一台冰衬疫苗冰箱，断了电，让观众自己进去看温度。

43 °C 是世卫组织预认证（PQS）里热区设备的试验温度。写在表格里，它只是一个数；站进去，它是领口。

**四天的记录：**

- 进屋 1,130 人，平均停留四分钟，最长的一位坐了半小时，说像老家
- 冰箱断电 96 小时，箱内最高 7.4 °C，没有低于 2 °C
- 问得最多的问题：“里面的人要不要紧？”
- 两副眼镜、一台相机起雾，都已擦好归还

来自十四个国家的采购人员在屋外等候时，讨论起另一件事：同一台设备，在谁那里坏得多？答案出人意料地一致：通电最不稳的地方反而坏得少，因为大家习惯了记录；突然来了稳定电网的地方坏得多，因为没有人再去看它。

> 我请每一位客户在屋里签第一页合同。字迹不好看，谈得很快。

**马特奥·桑斯，国际销售总监**

玻璃屋折叠装箱后有 410 kg，下一站等通知。电暖器已经送给了搭建的师傅，他住在山里。`,
    en_EN: `At the end of January the fair halls of Dubai are at 22 °C and the street is at 25 °C. It is the worst week of the year to speak about heat. So we built a glass room of three square metres on our stand, heated it to 43 °C, put an ice-lined vaccine refrigerator inside, switched the refrigerator off and invited visitors to go in and read it.

In WHO prequalification (PQS), 43 °C is the test temperature of appliances for the hot zone. In a table it is a figure. Inside, it is a collar.

**The record of four days:**

- 1,130 people went in and stayed for four minutes on average. One sat there for half an hour and said that it was like home
- 96 hours without power, at most 7.4 °C inside, never below 2 °C
- the commonest question: are the people in there all right?
- two pairs of glasses and a camera misted over, dried and returned

Buyers from fourteen countries, queueing outside, found a question of their own: where do appliances fail most? Not where power is worst, they agreed. There, people keep records. They fail where a reliable grid has just arrived and nobody looks any more.

> I asked each customer to initial the first page inside. The handwriting is poor. The meetings were short.

**Mateo Sanz, Director of International Sales**

Folded, the room weighs 410 kg. The heater stayed with the man who had built the stand; he lives in the mountains.`,
    es_ES: `A finales de enero, en los pabellones de Dubái hay 22 °C y en la calle, 25 °C. No es la mejor semana para hablar de calor. Por eso levantamos en el expositor una sala de cristal de tres metros cuadrados, la calentamos a 43 °C, metimos un frigorífico de vacunas con revestimiento de hielo, lo desenchufamos e invitamos a entrar a leer el termómetro.

En la precalificación de la OMS (PQS), 43 °C es la temperatura de ensayo de los equipos para zona cálida. En la sala, los visitantes la sintieron.

**El registro de cuatro días:**

- entraron 1130 personas, cuatro minutos de media. La visita más larga duró media hora
- 96 horas sin corriente, 7,4 °C como máximo en el interior y nunca menos de 2 °C
- la pregunta más frecuente: ¿cuánto tiempo más aguantaría?
- incidencias: dos gafas y una cámara empañadas

En la cola, compradores de catorce países hablaron de dónde se averían más los equipos. Coincidieron en que no es donde peor es la corriente, porque allí se registra todo, sino donde acaba de llegar una red fiable y ya nadie hace comprobaciones.

> Pedí a cada cliente que firmara el acta dentro de la sala. Las reuniones fueron cortas.

**Mateo Sanz, director de Ventas Internacionales**

Plegada, la sala pesa 410 kg y volverá a usarse en otras ferias.`,
    fr_FR: `Fin janvier, il fait 22 °C dans les halls de Dubaï et 25 °C dans la rue. Ce n’est pas la meilleure semaine pour parler de chaleur. Nous avons donc construit sur le stand une pièce vitrée de trois mètres carrés, chauffée à 43 °C ; nous y avons mis un réfrigérateur à vaccins à accumulation de glace, coupé le courant et invité chacun à entrer lire le thermomètre.

Dans la préqualification de l’OMS (PQS), 43 °C est la température d’essai des appareils pour zone chaude. Dans la pièce, les visiteurs l’ont ressentie.

**Le relevé de quatre jours :**

- 1 130 personnes entrées, quatre minutes en moyenne. La plus longue visite a duré une demi-heure
- 96 heures sans courant, 7,4 °C au plus à l’intérieur, jamais moins de 2 °C
- la question la plus fréquente : combien de temps encore tiendrait-il ?
- incidents : deux paires de lunettes et un appareil photo embués

Dans la file, des acheteurs de quatorze pays ont comparé les lieux où les appareils tombent le plus en panne. Selon eux, ce n’est pas là où le courant est le plus mauvais, car tout y est noté, mais là où un réseau fiable vient d’arriver et où plus personne ne contrôle.

> J’ai demandé à chaque client de signer le compte rendu dans la pièce. Les réunions ont été brèves.

**Mateo Sanz, directeur des ventes internationales**

Démontée, la pièce pèse 410 kg ; elle servira à d’autres salons.`,
  },
}
