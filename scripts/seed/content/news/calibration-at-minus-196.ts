import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const calibrationAtMinus196: NewsSeed = {
  id: '1214000000000002040',
  slug: 'calibration-at-minus-196',
  type: 'ProductNews',
  cover: 'news-calibration-bench.webp',
  publishTime: '2024-01-25T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '−196 °C 的校准：先读取气压',
    en_EN: 'Calibration at −196 °C: why air pressure matters',
    es_ES: 'Calibración a −196 °C: por qué importa la presión atmosférica',
    fr_FR: 'Étalonnage à −196 °C : le rôle de la pression atmosphérique',
  },
  coverAlt: {
    zh_CN: '戴手套的手将探头插入 −80.00 °C 的校准炉，旁边是参考温度计',
    en_EN: 'A gloved hand lowers a probe into a calibrator at −80.00 °C beside the reference thermometer',
    es_ES:
      'Una mano con guante introduce una sonda en un calibrador a −80,00 °C, junto al termómetro de referencia',
    fr_FR:
      'Une main gantée plonge une sonde dans un four d’étalonnage à −80,00 °C, près du thermomètre de référence',
  },
  body: {
    zh_CN: `液氮的沸点随气压变化。标准大气压下为 −195.8 °C；青屿夏天来台风，气压低到 980 hPa，沸点便降到 −196.1 °C。因此校准室必须同时读取气压。

常有用户问：液氮罐的探头，真的要在 −196 °C 校准吗？答案是：校准点应接近使用温度。

## 三个浴槽，一条曲线

1. **冰点槽，0.00 °C**：碎冰加纯水，最便宜，也最可靠。
2. **酒精槽，−80 °C**：搅拌，均匀性 0.01 °C。
3. **液氮比较槽**：一块 4 kg 的铜块悬在蒸气里，参考铂电阻与待校探头插在同一块铜上，相距 12 mm。等四十分钟，再读。

铜块使两支温度计处于同一温度。

## 不确定度从哪里来

−190 °C 时，我们给出 0.2 °C（k = 2）。其中参考温度计占 0.04，铜块均匀性占 0.06，读数 0.03，最大的一项是沿探头引线传入的热量，占 0.12。所以浸入深度不得小于 150 mm，短探头请事先告知。

## 周期

新探头一年一次；连续三次漂移都小于 0.1 °C，可以改为两年。探头跌落后应立即校准。

曾有用户送来一支探头，附言“总是偏低 3 度，请修正”。校准结果表明探头准确，有偏差的是库房墙上那支用了十一年的温度计。`,
    en_EN: `The boiling point of nitrogen is not a constant. At standard pressure it is −195.8 °C. When a typhoon passes Qingyu and the pressure falls to 980 hPa, it is −196.1 °C. Our calibration room therefore has a barometer as accurate as its thermometers.

The usual question is whether a probe for a nitrogen vessel really has to be calibrated that far down. It does: calibration points should be close to the working temperature.

## Three baths, one curve

1. **Ice, 0.00 °C**: crushed ice and pure water. The cheapest, and hard to get wrong.
2. **Alcohol, −80 °C**: stirred, uniform to 0.01 °C.
3. **Nitrogen**: a copper block of 4 kg hangs in the vapour. The reference thermometer and the probe sit in the same block, 12 mm apart. Wait forty minutes, then read.

The copper keeps both at the same temperature.

## Where the uncertainty comes from

At −190 °C we state 0.2 °C (k = 2). Contributions are 0.04 from the reference, 0.06 from the block and 0.03 from reading. The largest, 0.12, is the probe’s own cable, which conducts heat from the room. It requires an immersion of 150 mm; please tell us in advance if your probe is shorter.

## How often

Once a year. After three calibrations with a drift of less than 0.1 °C, every second year. After a fall, at once.

One probe arrived with a note: “Always three degrees low, please correct.” The probe was right. The thermometer on the wall, eleven years old, was three degrees high.`,
    es_ES: `El punto de ebullición del nitrógeno no es una constante. A presión normal es de −195,8 °C. Cuando un tifón pasa por Qingyu y la presión baja a 980 hPa, es de −196,1 °C. Por eso nuestra sala de calibración tiene un barómetro tan exacto como sus termómetros.

Nos suelen preguntar si hace falta calibrar a tan baja temperatura la sonda de un recipiente de nitrógeno. Sí: los puntos de calibración deben estar cerca de la temperatura de trabajo.

## Tres baños, una curva

1. **Hielo, 0,00 °C**: hielo picado y agua pura. Es el más barato y el más fiable.
2. **Alcohol, −80 °C**: agitado, uniforme hasta 0,01 °C.
3. **Nitrógeno**: un bloque de cobre de 4 kg suspendido en el vapor. El termómetro de referencia y la sonda van en el mismo bloque, a 12 mm. Se esperan cuarenta minutos y se lee.

El bloque de cobre mantiene ambos sensores a la misma temperatura.

## De dónde sale la incertidumbre

A −190 °C declaramos 0,2 °C (k = 2). La referencia aporta 0,04; el bloque, 0,06; la lectura, 0,03. Lo que más pesa, 0,12, es el cable de la propia sonda, que conduce el calor de la sala. Por eso se exige una inmersión de 150 mm; si su sonda es más corta, avísenos antes.

## Cada cuánto

Una vez al año. Tras tres calibraciones con una deriva inferior a 0,1 °C, cada dos años. Tras una caída, de inmediato.

Llegó una sonda con una nota: «Siempre marca tres grados de menos; corríjanla». La sonda era correcta; el termómetro de pared con el que se comparaba, de once años, marcaba tres grados de más.`,
    fr_FR: `Le point d’ébullition de l’azote n’est pas une constante. Sous pression normale, il est de −195,8 °C. Quand un typhon passe sur Qingyu et que la pression tombe à 980 hPa, il est de −196,1 °C. Notre salle d’étalonnage a donc un baromètre aussi exact que ses thermomètres.

On nous demande s’il faut vraiment étalonner si bas la sonde d’une cuve d’azote. Oui : les points d’étalonnage doivent être proches de la température d’utilisation.

## Trois bains, une courbe

1. **La glace, 0,00 °C** : glace pilée et eau pure. Le moins cher, et difficile à rater.
2. **L’alcool, −80 °C** : agité, homogène à 0,01 °C.
3. **L’azote** : un bloc de cuivre de 4 kg suspendu dans la vapeur. La référence et la sonde y sont logées à 12 mm l’une de l’autre. La lecture se fait au bout de quarante minutes.

Le bloc de cuivre maintient les deux capteurs à la même température.

## D’où vient l’incertitude

À −190 °C, nous annonçons 0,2 °C (k = 2). La référence apporte 0,04, le bloc 0,06, la lecture 0,03. La plus grande contribution, 0,12, vient du câble de la sonde, qui conduit la chaleur de la pièce. Elle impose une immersion de 150 mm ; si votre sonde est plus courte, prévenez-nous.

## À quel rythme

Une fois par an. Après trois étalonnages avec une dérive inférieure à 0,1 °C, tous les deux ans. Après une chute, aussitôt.

Une sonde nous est arrivée avec ce mot : « Toujours trois degrés trop bas, à corriger. » La sonde était juste ; l’erreur venait du thermomètre mural, en service depuis onze ans.`,
  },
}
