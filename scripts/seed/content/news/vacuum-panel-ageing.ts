import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const vacuumPanelAgeing: NewsSeed = {
  id: '1214000000000002049',
  slug: 'vacuum-panel-ageing',
  type: 'ProductNews',
  cover: 'news-vacuum-insulation.webp',
  publishTime: '2025-09-18T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '真空绝热板老化试验：400 天模拟 15 年',
    en_EN: 'Ageing of vacuum insulation panels: 15 years simulated in 400 days',
    es_ES: 'Envejecimiento de los paneles de vacío: 15 años simulados en 400 días',
    fr_FR: 'Vieillissement des panneaux sous vide : 15 ans simulés en 400 jours',
  },
  coverAlt: {
    zh_CN: '一叠真空绝热板，旁边是箱壁剖面',
    en_EN: 'A stack of vacuum insulation panels beside a section of a cabinet wall',
    es_ES: 'Paneles de aislamiento al vacío apilados junto a una sección de la pared',
    fr_FR: 'Des panneaux isolants sous vide empilés, à côté d’une coupe de paroi',
  },
  body: {
    zh_CN: `U830 比上一代窄 90 mm，容积反而多 9 升，因为箱壁内有 23 块真空绝热板，导热系数 0.0035 W/(m·K)，是发泡料的六分之一。用户常问：真空度能保持多久？

任何薄膜都会透过少量气体，关键在于速度。

## 加速试验方法

气体渗透随温度升高而加快。我们把 120 块板放入 70 °C、相对湿度 90% 的试验箱，每 33 天取出 10 块，测量内压和导热系数；另有 40 块放在 23 °C 的室内作对照。两组之比给出加速倍数：13.7。

## 结果

- 内压：由 0.03 hPa 升到 0.9 hPa，吸气剂尚余三分之一
- 导热系数：由 0.0035 升到 0.0048
- 换算到整机：U830 由每天 7.2 kWh 升到第十五年的 7.7

## 单块板破损的影响

我们在一台样机上用锥子刺穿了左壁正中的一块。耗电升高 3%，外壁该处温度降低 1.6 °C，手感难以察觉，红外热像仪可以清楚显示。各板独立密封，其余不受影响。

生产线上每块板检测两次：进厂时一次，静置十四天后一次，淘汰率 0.8%。箱壁任何位置都不要钻孔；需要走线时，请使用右侧 25 mm 的测试孔。

23 °C 下的 40 块对照板继续保留，第十五年将再次报告。`,
    en_EN: `The U830 is 90 mm narrower than the model before it and holds 9 litres more. This is due to the walls: 23 vacuum panels with a thermal conductivity of 0.0035 W/(m·K), a sixth of that of foam. Users ask how long the vacuum lasts.

Every film lets a little gas through. The question is how fast.

## The accelerated test

Gas permeates faster at higher temperatures. We kept 120 panels at 70 °C and 90% humidity, took ten out every 33 days, and measured pressure and conductivity. Another 40 were kept in a room at 23 °C for comparison. The two rates differ by a factor of 13.7.

## Results

- Pressure inside: from 0.03 hPa to 0.9 hPa, with a third of the getter unused
- Conductivity: from 0.0035 to 0.0048
- For the whole freezer: from 7.2 kWh a day to 7.7 in its fifteenth year

## If one is pierced

On a test freezer we put an awl through the panel in the middle of the left wall. Consumption rose by 3%. The outside was 1.6 °C cooler there, which an infrared camera shows clearly. Every panel is sealed separately, so the others were not affected.

On the line each panel is measured on arrival and again after fourteen days; 0.8% are rejected. Please do not drill into the walls. For cables there is a port of 25 mm on the right.

The 40 panels at 23 °C are still under observation. We will report again in the fifteenth year.`,
    es_ES: `El U830 es 90 mm más estrecho que el modelo anterior y tiene 9 litros más. Se debe a las paredes, con 23 paneles de vacío de una conductividad térmica de 0,0035 W/(m·K), la sexta parte de la de la espuma. Los usuarios preguntan cuánto dura el vacío.

Toda lámina deja pasar algo de gas; la cuestión es a qué ritmo.

## Ensayo acelerado

El calor acelera el paso del gas. Mantuvimos 120 paneles a 70 °C y 90 % de humedad, sacamos diez cada 33 días y medimos presión y conductividad. Otros 40 quedaron, como referencia, en una sala a 23 °C. Los dos ritmos difieren en un factor de 13,7.

## El resultado

- Presión interior: de 0,03 hPa a 0,9 hPa, con un tercio del material absorbente sin consumir
- Conductividad: de 0,0035 a 0,0048
- Congelador completo: de 7,2 kWh al día a 7,7 en su decimoquinto año

## Si se perfora uno

En un equipo de ensayo perforamos con un punzón el panel central de la pared izquierda. El consumo subió un 3 %. Por fuera, ese punto estaba 1,6 °C más frío, lo que se aprecia claramente con una cámara infrarroja. Cada panel está sellado por separado, de modo que los demás no se vieron afectados.

En la línea, cada panel se mide al llegar y de nuevo a los catorce días; se rechaza el 0,8 %. Las paredes no deben taladrarse. Para los cables hay un pasamuros de 25 mm a la derecha.

Los 40 paneles a 23 °C siguen en observación. Volveremos a informar en el decimoquinto año.`,
    fr_FR: `L’U830 est plus étroit de 90 mm que son prédécesseur et contient 9 litres de plus. Cela tient aux parois et à leurs 23 panneaux sous vide, d’une conductivité de 0,0035 W/(m·K), le sixième de celle de la mousse. Les utilisateurs demandent combien de temps dure le vide.

Tout film laisse passer un peu de gaz ; reste à savoir à quelle vitesse.

## Essai accéléré

La chaleur accélère le passage du gaz. Nous avons maintenu 120 panneaux à 70 °C et 90 % d’humidité, en avons sorti dix tous les 33 jours et mesuré pression et conductivité. Quarante autres, témoins, sont restés dans une pièce à 23 °C. Les deux vitesses diffèrent d’un facteur 13,7.

## Le résultat

- Pression interne : de 0,03 hPa à 0,9 hPa, un tiers du getter restant disponible
- Conductivité : de 0,0035 à 0,0048
- Congélateur entier : de 7,2 kWh par jour à 7,7 la quinzième année

## Si l’on en perce un

Sur un appareil d’essai, nous avons traversé d’un poinçon le panneau central de la paroi gauche. La consommation a augmenté de 3 %. À l’extérieur, ce point était plus froid de 1,6 °C, un écart visible à la caméra infrarouge. Chaque panneau est scellé à part ; ses voisins n’ont pas varié.

Sur la ligne, chacun est mesuré à l’arrivée, puis quatorze jours plus tard ; 0,8 % sont refusés. Les parois ne doivent pas être percées : un passage de câbles de 25 mm se trouve à droite.

L’essai des 40 panneaux à 23 °C se poursuit.`,
  },
}
