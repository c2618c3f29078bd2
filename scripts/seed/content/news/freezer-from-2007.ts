import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const freezerFrom2007: NewsSeed = {
  id: '1214000000000002047',
  slug: 'freezer-from-2007',
  type: 'ProductNews',
  cover: 'news-compressor-bench.webp',
  publishTime: '2025-05-29T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '运行 18 年的超低温保存箱回厂：检测与拆解',
    en_EN: 'A freezer from 2007 returns to the plant: measurements and teardown',
    es_ES: 'Un congelador de 2007 vuelve a la planta: mediciones y desmontaje',
    fr_FR: 'Un congélateur de 2007 revient à l’usine : mesures et démontage',
  },
  coverAlt: {
    zh_CN: '台面上的两台压缩机与压力表',
    en_EN: 'Two compressors and pressure gauges on a bench',
    es_ES: 'Dos compresores y manómetros sobre una mesa',
    fr_FR: 'Deux compresseurs et des manomètres sur une paillasse',
  },
  body: {
    zh_CN: `今年春天，一家血液研究所退役了一台我们 2007 年造的立式超低温保存箱，编号 0231。它连续运行十八年零两个月，其间搬迁过三次。我们以一台新机换回，进行检测和拆解。

## 拆解前的性能

环境温度 25 °C 时，它仍能降到 −80 °C，用时 9 小时 20 分，出厂时为 5 小时 40 分。每天耗电 23.6 kWh，出厂记录为 17.8，增加约三分之一。

## 拆解结果

- **压缩机**：轴承间隙 31 μm，新件为 18，报废限值为 40，仍可使用数年
- **润滑油**：发黑，酸值为新油的六倍；手册未要求更换，因此从未更换
- **发泡层**：导热系数由 0.021 升到 0.027，多耗的电约一半由此产生
- **铰链**：左上角磨损 0.8 mm，用户垫了一枚 2009 年的硬币，校正准确
- **门封**：已是第四条

## 改进

设计寿命为十二年，实际超过一半。压缩机仍可使用，性能下降主要来自保温层，这也是后来的平台采用真空绝热板的原因之一。

服务规程也作了修改：使用十年以上的设备，服务单增加“检测油酸值”一项。

0231 号现存放在培训室，连同那枚硬币。`,
    en_EN: `This spring a blood research institute retired an upright that we had built in 2007, number 0231. It had run for eighteen years and two months and been moved three times. We exchanged it for a new one, measured it and took it apart.

## Performance before the teardown

In a room at 25 °C it still reached −80 °C, in 9 hours 20 minutes; when new it had taken 5 hours 40. It drew 23.6 kWh a day against 17.8 when it was new, a third more.

## Findings

- **Compressors**: 31 µm of bearing play. New parts have 18, and the wear limit is 40: a few years were left
- **Oil**: black, with six times the acid number of new oil. The manual did not ask for a change, so nobody had made one
- **Foam**: conductivity up from 0.021 to 0.027, which accounts for half of the extra electricity
- **Hinge**: worn by 0.8 mm, and accurately corrected by the user with a coin of 2009
- **Gasket**: the fourth

## Changes

The design life was twelve years. The compressors outlasted it by half, but the insulation had aged. That is one reason why later platforms have vacuum insulation panels.

The service sheet of every freezer more than ten years old also has a new line: “test the oil for acid”.

Number 0231 now stands in the training room, with its coin.`,
    es_ES: `Esta primavera, un instituto de investigación hematológica retiró un congelador vertical que fabricamos en 2007, el número 0231. Había funcionado dieciocho años y dos meses y se había trasladado tres veces. Lo cambiamos por uno nuevo, lo medimos y lo desmontamos.

## Prestaciones tras dieciocho años

En una sala a 25 °C seguía alcanzando −80 °C, en 9 horas y 20 minutos; cuando era nuevo tardaba 5 horas y 40 minutos. Consumía 23,6 kWh al día frente a los 17,8 iniciales, un tercio más.

## Resultado del desmontaje

- **Compresores**: 31 µm de holgura en el cojinete. Nuevos tienen 18, y el límite de desgaste es 40: les quedaban unos años
- **Aceite**: negro y seis veces más ácido que el nuevo. No se había cambiado porque el manual no lo pedía
- **Espuma**: la conductividad pasó de 0,021 a 0,027, lo que explica la mitad del aumento de consumo
- **Bisagra**: desgastada 0,8 mm y calzada con precisión por el usuario con una moneda de 2009
- **Junta**: la cuarta

## Cambios

La vida útil de diseño era de doce años. Los compresores la superaron en la mitad; el aislamiento había envejecido. Es una de las razones por las que las plataformas posteriores llevan paneles de aislamiento al vacío.

La hoja de servicio de los equipos de más de diez años incluye además una línea nueva: «medir la acidez del aceite».

El número 0231 está ahora en el aula de formación, con su moneda.`,
    fr_FR: `Ce printemps, un institut de recherche sur le sang a réformé un congélateur que nous avions construit en 2007, le numéro 0231. Il avait fonctionné dix-huit ans et deux mois, et déménagé trois fois. Nous l’avons échangé contre un neuf et installé au banc d’essai.

## Performances après dix-huit ans

Nous l’avons mesuré avant de l’ouvrir. Dans une pièce à 25 °C, il atteignait toujours −80 °C, en 9 heures 20 ; neuf, il mettait 5 heures 40. Il consommait 23,6 kWh par jour, contre 17,8 à son premier essai, soit un tiers de plus.

## Constats au démontage

- **Compresseurs** : 31 µm de jeu au palier. Neufs, ils en ont 18 ; la limite d’usure est de 40. Il restait quelques années
- **Huile** : noire, avec un indice d’acide six fois supérieur à celui d’une huile neuve. Aucun manuel ne prévoyait de la changer
- **Mousse** : conductivité passée de 0,021 à 0,027, d’où la moitié du surcroît de consommation
- **Charnière** : usée de 0,8 mm, et calée par l’utilisateur avec une pièce de monnaie de 2009
- **Joint** : le quatrième

## Conséquences pour nos appareils

La durée de vie prévue était de douze ans. Les compresseurs l’ont dépassée de moitié, mais l’isolation a vieilli. C’est une des raisons pour lesquelles les plateformes suivantes sont isolées sous vide.

La fiche de service de tout appareil de plus de dix ans compte aussi une ligne nouvelle : « contrôler l’acidité de l’huile ».

Le 0231 est maintenant dans la salle de formation, avec sa pièce de monnaie.`,
  },
}
