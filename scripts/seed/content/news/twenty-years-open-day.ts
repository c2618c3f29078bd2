import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const twentyYearsOpenDay: NewsSeed = {
  id: '1214000000000003009',
  slug: 'twenty-years-open-day',
  type: 'Events',
  cover: 'news-open-day.webp',
  publishTime: '2023-05-25T09:40:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '二十周年开放日：3,400 位邻居走进了工厂',
    en_EN: 'Twenty years, one Saturday: 3,400 neighbours in the factory',
    es_ES: 'Veinte años, un sábado: 3400 vecinos en la fábrica',
    fr_FR: 'Vingt ans, un samedi : 3 400 voisins dans l’usine',
  },
  coverAlt: coverAlts['news-open-day.webp'],
  body: {
    zh_CN: `5 月 20 日，诺凡在青屿的工厂开了一天门。请柬上写的是成立二十周年，多数人来的理由却是：每天路过这道围墙，想看看里面。

一共来了 3400 人，比预计多一倍。食堂的 900 份面条在 11 时 20 分告罄，于是改煮饺子。

## 最受欢迎的三处

**液氮台。** 一片树叶、一朵玫瑰、一根香蕉，轮流放进去，再用香蕉敲一颗钉子。负责演示的同事当天敲了 214 颗，第二天请了半天假。

**发泡间的玻璃墙。** 半杯液体在四十秒里长成一块保温层。一位退休的面点师傅看了五遍，说火候不错。

**门封试验机。** 它一天到晚只做一件事，开门，关门。孩子们数数，数到三百多才肯走。

## 没人料到的一处

测试中心门口的意见簿。有人写噪声：夜里两点装车太响。有人画了一台冰箱，门开在背面。还有一位写道，她母亲 2019 年输过血，想知道那袋血是不是在我们的冰箱里放过。

> 最后那一条，我们没有办法回答，可是全厂都看了。

**林知寒，研发总监**

噪声那一条有办法：自 6 月 1 日起，夜间装车改到北门。明年同一个周六，照旧开门，面条备两千份。`,
    en_EN: `On 20 May our factory in Qingyu left its gate open for a day. The invitation spoke of our twentieth anniversary. Most people came for another reason: they walk along that wall every morning and wished to see the other side.

There were 3,400 of them, twice as many as planned. The canteen ran out of its 900 bowls of noodles at 11:20 and went over to dumplings.

## Three crowds

**At the nitrogen table** a leaf, a rose and a banana were frozen in turn, and the banana drove a nail into a board. Our colleague drove in 214 nails and took Monday morning off.

**At the window of the foaming room** half a cup of liquid grew into a slab of insulation within forty seconds. A retired baker watched five times and found the timing sound.

**At the door tester,** which opens and closes one door all day, children counted aloud. Few left before three hundred.

## A book by the exit

Somebody wrote that lorries loading at two in the morning are too loud. Somebody drew a freezer whose door is at the back. A woman wrote that her mother had needed blood in 2019, and asked whether it might have lain in one of our refrigerators.

> That one we cannot answer. But the whole factory has read it.

**Lin Zhihan, Director of Research and Development**

The noise we could answer: from 1 June, night loading moves to the north gate.`,
    es_ES: `El 20 de mayo nuestra fábrica de Qingyu dejó la puerta abierta todo el día. La invitación hablaba del vigésimo aniversario. La mayoría vino por otra razón: pasa cada mañana junto a ese muro y quería ver el otro lado.

Fueron 3400 personas, el doble de lo previsto. El comedor agotó sus 900 cuencos de fideos a las 11:20 y se pasó a las empanadillas.

## Tres corros

**En la mesa del nitrógeno** se congelaron por turnos una hoja, una rosa y un plátano, y con el plátano se clavó un clavo. Nuestro compañero clavó 214 y se tomó libre la mañana del lunes.

**Ante el cristal de la sala de espumado,** medio vaso de líquido se convirtió en una plancha de aislamiento en cuarenta segundos. Un panadero jubilado lo vio cinco veces y dio por bueno el punto.

**Junto al ensayo de puertas,** que abre y cierra una puerta de la mañana a la noche, los niños contaban en voz alta. Pocos se fueron antes de trescientos.

## Un cuaderno a la salida

Alguien escribió que los camiones que cargan a las dos de la madrugada hacen demasiado ruido. Alguien dibujó un congelador con la puerta detrás. Una mujer contó que su madre había necesitado sangre en 2019 y preguntaba si habría estado en uno de nuestros refrigeradores.

> A eso no podemos responder. Pero lo ha leído toda la fábrica.

**Lin Zhihan, directora de Investigación y Desarrollo**

A lo del ruido sí: desde el 1 de junio, la carga nocturna pasa a la puerta norte.`,
    fr_FR: `Le 20 mai, notre usine de Qingyu a laissé son portail ouvert toute la journée. L’invitation parlait du vingtième anniversaire. La plupart sont venus pour autre chose : ils longent ce mur chaque matin et voulaient voir l’autre côté.

Ils étaient 3 400, le double de ce qui était prévu. La cantine a épuisé ses 900 bols de nouilles à 11 h 20 et s’est rabattue sur les raviolis.

## Trois attroupements

**À la table d’azote,** on a congelé tour à tour une feuille, une rose et une banane, et la banane a servi de marteau. Notre collègue a planté 214 clous et pris son lundi matin.

**Devant la vitre de l’atelier de moussage,** un demi-gobelet de liquide est devenu un bloc d’isolant en quarante secondes. Un boulanger retraité a regardé cinq fois et trouvé la cuisson juste.

**Au banc d’essai des portes,** qui ouvre et ferme une porte du matin au soir, les enfants comptaient tout haut. Peu sont partis avant trois cents.

## Un cahier à la sortie

Quelqu’un a écrit que les camions chargés à deux heures du matin font trop de bruit. Un autre a dessiné un congélateur dont la porte est derrière. Une femme a raconté que sa mère avait eu besoin de sang en 2019 ; elle demandait s’il avait pu séjourner dans l’un de nos réfrigérateurs.

> À cela, nous ne pouvons pas répondre. Mais toute l’usine l’a lu.

**Lin Zhihan, directrice de la recherche et du développement**

Au bruit, si : dès le 1er juin, le chargement de nuit passe au portail nord.`,
  },
}
