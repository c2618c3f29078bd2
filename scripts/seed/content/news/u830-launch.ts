import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const u830Launch: NewsSeed = {
  id: '1214000000000001008',
  slug: 'u830-launch',
  type: 'ProductNews',
  cover: 'news-u830-launch.webp',
  publishTime: '2025-08-21T09:30:00+08:00',
  recommended: true,
  sites: everywhere,
  title: {
    zh_CN: '第三代碳氢变频超低温保存箱 U830 发布，−80 °C 日耗电 7.2 kWh',
    en_EN: 'U830: 829 litres on 7.2 kWh a day at −80 °C',
    en_US: 'U830: 29.3 cubic feet at −123 °F on 7.2 kWh a day',
    es_ES: 'U830: 829 litros con 7,2 kWh al día a −80 °C',
    fr_FR: 'U830 : 829 litres pour 7,2 kWh par jour à −80 °C',
  },
  coverAlt: {
    zh_CN: '两台 U830 超低温保存箱，其中一台打开箱门与一层内门，露出冻存架',
    en_EN: 'Two U830 freezers, one with its door and an inner door open on racks of boxes',
    es_ES:
      'Dos ultracongeladores U830, uno con la puerta y una puerta interior abiertas ante los racks de cajas',
    fr_FR: 'Deux congélateurs U830, l’un ouvert sur ses racks de boîtes',
  },
  body: {
    zh_CN: `8 月 21 日，诺凡生物医疗发布第三代碳氢变频平台的首款产品：U830 立式超低温保存箱。有效容积 829 升，可放 576 个标准 2 英寸冻存盒，折合 57,600 支 2 mL 冻存管；环境 25 °C、设定 −80 °C 时，24 小时耗电 7.2 kWh。容量相同的第二代机型为 11.6 kWh。

## 节能措施

传统复叠系统以全速运转、停机、再启动的方式循环，一天几十次。U830 的两台压缩机均为变频，高温级用丙烷（R290），低温级用乙烷（R170），转速随热负荷变化，夜间不开门时约为满速的三分之一。其余节能量约有一半来自门体与侧壁的真空绝热板。

每个回路的制冷剂充注量低于 150 g。冷凝器不设滤网，前格栅徒手可拆，冲洗后装回即可。

## 实测数据

- 均匀性：27 点布点，空载与满载均为 ±2.5 °C
- 降温：+25 °C 至 −80 °C，230 分钟
- 恢复：开门 60 秒后回到 −75 °C，18 分钟
- 断电升温：−80 °C 至 −50 °C，290 分钟
- 噪声：距箱门 1 米处 46 dB(A)

六路传感器每 10 秒记录一次，其中两路独立于主控。数据本机保存十年，报警电池可独立工作 72 小时。

> 我们追求的不是更低的温度，而是用最少的能量保持这个温度。

**林知寒，研发总监**

## 供货

U830 自 9 月起发货，首批用户可预约安装确认与 27 点温度分布验证。同平台的 574 升 U570 计划于 2026 年第一季度上市。`,
    en_EN: `The U830, the first freezer on our third hydrocarbon platform, is available to order from today. It holds 576 standard two-inch boxes, or 57,600 vials, and draws 7.2 kWh a day at −80 °C in a 25 °C room. The second-generation upright it replaces drew 11.6 kWh for the same boxes.

## Where the energy is saved

A conventional cascade runs at full speed, stops, and starts again. The U830 has two variable-speed compressors, with propane (R290) in the high stage and ethane (R170) in the low stage, and both follow the heat load. On a quiet night they run at about a third of full speed. Vacuum panels in the door and side walls account for roughly half of the remaining saving.

Each circuit contains less than 150 g of refrigerant. The condenser has no filter to change; a coarse grille at the front comes off without tools and is rinsed under a tap.

## Measured performance

- Uniformity: ±2.5 °C across 27 mapped points, empty and loaded
- Pull-down from +25 °C to −80 °C: 230 minutes
- Recovery to −75 °C after the door has stood open for 60 seconds: 18 minutes
- Warm-up from −80 °C to −50 °C without power: 290 minutes
- Noise one metre from the door: 46 dB(A)

Six sensors log every ten seconds, two of them independent of the controller. Records are kept on board for ten years, and the alarm has its own battery for 72 hours.

> We did not ask how cold it can go, but how little energy it needs to stay cold.

**Lin Zhihan, Director of Research and Development**

## Availability

The U830 ships in 220–240 V, 50/60 Hz from September. The 574-litre U570 follows on the same platform in the first quarter of 2026. Data sheets and mapping reports: [sales@norvane.example](mailto:sales@norvane.example).`,
    en_US: `The U830, the first freezer on our third hydrocarbon platform, is available to order from today. It holds 576 standard two-inch boxes, or 57,600 vials, and draws 7.2 kWh a day at −80 °C (−112 °F) in a 25 °C (77 °F) room. The second-generation upright it replaces drew 11.6 kWh for the same boxes.

## Where the energy is saved

A conventional cascade runs at full speed, stops, and starts again. The U830 has two variable-speed compressors, with propane (R-290) in the high stage and ethane (R-170) in the low stage, and both follow the heat load. On a quiet night they run at about a third of full speed. Vacuum panels in the door and side walls account for roughly half of the remaining savings.

Each circuit contains less than 150 g (5.3 oz) of refrigerant. The condenser has no filter to change; a coarse grille at the front comes off without tools and rinses clean under a faucet.

## Measured performance

- Uniformity: ±2.5 °C (±4.5 °F) across 27 mapped points, empty and loaded
- Pull-down from 77 °F to −112 °F: 230 minutes
- Recovery to −103 °F after the door has stood open for 60 seconds: 18 minutes
- Warm-up from −112 °F to −58 °F without power: 290 minutes
- Noise at three feet from the door: 46 dB(A)

Six sensors log every ten seconds, two of them independent of the controller. Records are kept on board for ten years, and the alarm has its own battery for 72 hours.

> We did not ask how cold it can go, but how little energy it needs to stay cold.

**Lin Zhihan, Director of Research and Development**

## Availability

The U830 for North America runs on 208–230 V, 60 Hz and ships from our Durham warehouse starting in November. The 20.3 cu. ft. U570 follows on the same platform in the first quarter of 2026. Data sheets and mapping reports: [us@norvane.example](mailto:us@norvane.example).`,
    es_ES: `El U830, primer equipo de nuestra tercera plataforma de hidrocarburos, puede pedirse desde hoy. Aloja 576 cajas estándar de dos pulgadas, es decir, 57 600 viales, y consume 7,2 kWh al día a −80 °C en una sala a 25 °C. El modelo vertical de segunda generación al que sustituye necesitaba 11,6 kWh para las mismas cajas.

## Dónde se ahorra energía

Una cascada convencional trabaja a plena carga, se detiene y vuelve a arrancar. El U830 lleva dos compresores de velocidad variable, con propano (R290) en la etapa alta y etano (R170) en la baja, y ambos siguen la carga térmica. Por la noche, sin aperturas, giran a un tercio de su régimen máximo. De los paneles de vacío de la puerta y los laterales procede cerca de la mitad del ahorro restante.

Cada circuito contiene menos de 150 g de refrigerante. El condensador no lleva filtro que cambiar: la rejilla frontal se retira sin herramientas y se lava bajo el grifo.

## Prestaciones medidas

- Uniformidad: ±2,5 °C en 27 puntos, en vacío y con carga
- Enfriamiento de +25 °C a −80 °C: 230 minutos
- Recuperación hasta −75 °C tras 60 segundos de puerta abierta: 18 minutos
- Calentamiento de −80 °C a −50 °C sin corriente: 290 minutos
- Ruido a un metro de la puerta: 46 dB(A)

Seis sondas registran cada diez segundos; dos de ellas son independientes del controlador. El equipo conserva diez años de datos y la alarma dispone de batería propia para 72 horas.

> El objetivo no era una temperatura más baja, sino mantenerla con menos trabajo de los compresores.

**Lin Zhihan, directora de Investigación y Desarrollo**

## Disponibilidad

El U830 se entrega en versión de 220–240 V y 50/60 Hz a partir de septiembre. El U570, de 574 litros y sobre la misma plataforma, llegará en el primer trimestre de 2026. Fichas técnicas e informes de mapeo: [es@norvane.example](mailto:es@norvane.example).`,
    fr_FR: `Premier appareil de notre troisième plateforme à hydrocarbures, l’U830 est disponible à la commande dès aujourd’hui. Il accueille 576 boîtes standard de deux pouces, soit 57 600 tubes, et consomme 7,2 kWh par jour à −80 °C dans une pièce à 25 °C. Le congélateur de deuxième génération qu’il remplace demandait 11,6 kWh pour le même nombre de boîtes.

## D’où vient l’économie

Une cascade classique tourne à plein régime, s’arrête, puis redémarre. L’U830 possède deux compresseurs à vitesse variable, propane (R290) à l’étage haut et éthane (R170) à l’étage bas, et tous deux suivent la charge. La nuit, sans ouverture, ils tournent au tiers environ de leur régime maximal. Les panneaux sous vide de la porte et des parois latérales apportent environ la moitié du gain restant.

Chaque circuit contient moins de 150 g de fluide. Le condenseur n’a pas de filtre à remplacer : la grille avant se retire sans outil et se rince sous le robinet.

## Performances mesurées

- Homogénéité : ±2,5 °C sur 27 points, à vide et en charge
- Descente de +25 °C à −80 °C : 230 minutes
- Retour à −75 °C après 60 secondes de porte ouverte : 18 minutes
- Remontée de −80 °C à −50 °C sans courant : 290 minutes
- Bruit à un mètre de la porte : 46 dB(A)

Six sondes enregistrent toutes les dix secondes, dont deux indépendantes du régulateur. L’appareil conserve dix ans de relevés et l’alarme dispose de sa propre batterie, autonome 72 heures.

> L’objectif n’était pas une température plus basse, mais moins d’énergie pour la maintenir.

**Lin Zhihan, directrice de la recherche et du développement**

## Disponibilité

L’U830 est livré en 220–240 V, 50/60 Hz à partir de septembre. L’U570, de 574 litres, suivra sur la même plateforme au premier trimestre 2026. Fiches techniques et rapports de cartographie : [fr@norvane.example](mailto:fr@norvane.example).`,
  },
}
