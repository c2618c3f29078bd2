import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const coldRoomDoor: NewsSeed = {
  id: '1214000000000002059',
  slug: 'cold-room-door',
  type: 'ProductNews',
  cover: 'scene-pharma-supply-chain.webp',
  publishTime: '2026-09-10T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: 'W20 冷库开门能耗：四种门口配置实测，每天最低 21.9 kWh',
    en_EN: 'What an open cold-room door costs: four doorways measured on a W20',
    es_ES: 'Cuánto cuesta la puerta abierta de una cámara frigorífica: cuatro soluciones medidas en una W20',
    fr_FR: 'Ce que coûte une porte de chambre froide ouverte : quatre configurations mesurées sur une W20',
  },
  coverAlt: coverAlts['scene-pharma-supply-chain.webp'],
  body: {
    zh_CN: `W20 冷库关门运行时每天耗电 18.4 kWh；频繁开门时，四种门口配置每天耗电 21.9–31.6 kWh。药品配送中心的库门每天开启约 120 次，每次平均 35 秒，合计 70 分钟。试验中心按此频次连续测试八周，每两周更换一种门口配置。

## 每天的耗电

1. 无门帘、无风幕：31.6 kWh
2. 塑料门帘：24.1 kWh
3. 风幕：25.8 kWh，其中风幕自身 2.2
4. 塑料门帘，加装开门 60 秒报警的蜂鸣器：21.9 kWh

第四种能耗最低，增加的成本只有蜂鸣器的 45 元。

## 温度影响

没有门帘时，门边货架每天有 41 分钟高于 8 °C；有门帘时 3 分钟；再加蜂鸣器，降为 0。门帘对药品温度的作用比节电更重要。

## 门帘的不足

叉车司机反映，门帘划伤后看不清对面。一家试用的仓库两个月后把门帘扎了起来。我们因此改进：离地 20 cm 以下不装，视线高度采用透明度更好的条帘，每季度更换中间四条。此后没有再被扎起。

风幕适用于门宽超过 2.4 米或手推车频繁进出的场合，滤网须每月清洗。

选型时请提供三个数据：门宽、每天开门次数、每次时长，我们据此给出建议：[service@norvane.example](mailto:service@norvane.example)。`,
    en_EN: `With its door shut, a W20 cold room uses 18.4 kWh a day. In a distribution centre for medicines the door opens 120 times a day for 35 seconds on average, 70 minutes in all. For eight weeks we opened one in the test centre at that rate and changed the doorway every fortnight.

## Electricity in a day

1. Nothing in the doorway: 31.6 kWh
2. A strip curtain: 24.1 kWh
3. An air curtain: 25.8 kWh, of which it uses 2.2 itself
4. A strip curtain, and a buzzer that sounds when the door has been open for a minute: 21.9 kWh

The fourth uses least, and the buzzer adds hardly anything to the price.

## Effect on the temperature

Without a curtain, the shelf beside the door was above 8 °C for 41 minutes a day. With strips it was three minutes; with strips and buzzer, none. The curtain protects the medicines even more than it saves electricity.

## Drawbacks of strip curtains

Fork-lift drivers dislike them: the strips become scratched and hide what is on the other side. In a warehouse that tried ours they were tied back after two months. The present version ends 20 cm above the floor, is clearer at eye level, and has its four middle strips replaced every quarter. It has not been tied back since.

An air curtain suits doors wider than 2.4 m or constant trolley traffic. Its filter needs monthly washing.

Tell us the width of the door, the number of openings and how long they last, and we will recommend a solution: [service@norvane.example](mailto:service@norvane.example).`,
    es_ES: `Una cámara W20 consume 18,4 kWh al día con la puerta cerrada. En un centro de distribución de medicamentos, la puerta se abre 120 veces diarias durante 35 segundos de media, 70 minutos en total. Durante ocho semanas abrimos una a ese ritmo en el centro de ensayos y cada quincena cambiamos la protección del vano.

## Electricidad al día

1. Sin protección: 31,6 kWh
2. Con cortina de lamas: 24,1 kWh
3. Con cortina de aire: 25,8 kWh, de los que ella misma consume 2,2
4. Con lamas y un zumbador que suena si la puerta lleva un minuto abierta: 21,9 kWh

La cuarta opción es la de menor consumo, y el zumbador apenas encarece la instalación.

## Efecto en la temperatura

Sin cortina, el estante junto a la puerta pasaba 41 minutos al día por encima de 8 °C. Con lamas, tres; con lamas y zumbador, ninguno. La cortina protege los medicamentos aún más de lo que ahorra electricidad.

## Inconvenientes de las lamas

A los carretilleros no les gustan: se rayan y no dejan ver el otro lado. En un almacén de prueba, a los dos meses las habían recogido. La versión actual acaba a 20 cm del suelo, es más transparente a la altura de los ojos y sus cuatro lamas centrales se cambian cada trimestre. Nadie ha vuelto a recogerlas.

La cortina de aire conviene en puertas de más de 2,4 m de ancho o con tránsito continuo de carros. Su filtro se lava cada mes.

Indíquenos el ancho de la puerta, el número de aperturas y su duración, y le recomendaremos una solución: [service@norvane.example](mailto:service@norvane.example).`,
    fr_FR: `Une chambre W20 consomme 18,4 kWh par jour porte fermée. Dans une plateforme de distribution de médicaments, la porte s’ouvre 120 fois par jour pendant 35 secondes en moyenne, 70 minutes au total. Pendant huit semaines, nous en avons ouvert une à ce rythme au centre d’essais, en changeant de protection tous les quinze jours.

## Électricité par jour

1. Rien : 31,6 kWh
2. Un rideau à lanières : 24,1 kWh
3. Un rideau d’air : 25,8 kWh, dont 2,2 pour lui-même
4. Un rideau à lanières et un avertisseur qui sonne au bout d’une minute d’ouverture : 21,9 kWh

La quatrième solution consomme le moins, et l’avertisseur n’augmente guère le prix.

## Effet sur la température

Sans rideau, l’étagère voisine de la porte passait 41 minutes par jour au-dessus de 8 °C. Avec des lanières, c’étaient trois minutes ; avec l’avertisseur en plus, aucune. Le rideau protège les médicaments plus encore qu’il n’économise l’électricité.

## Inconvénients des lanières

Les caristes ne les apprécient pas : elles se rayent et l’on ne voit plus à travers. Dans un entrepôt d’essai, elles avaient été attachées sur le côté au bout de deux mois. Le modèle actuel s’arrête à 20 cm du sol, reste transparent à hauteur des yeux, et ses quatre lanières centrales sont remplacées chaque trimestre. Elles n’ont plus été attachées depuis.

Le rideau d’air convient au-delà de 2,4 m de large, ou à un va-et-vient continu. Son filtre se lave tous les mois.

Indiquez-nous la largeur de la porte, le nombre d’ouvertures et leur durée ; nous vous recommanderons une solution : [service@norvane.example](mailto:service@norvane.example).`,
  },
}
