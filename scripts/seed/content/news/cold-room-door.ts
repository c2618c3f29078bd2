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
    zh_CN: '冷库的门开着多少钱？W20 的四种答案',
    en_EN: 'What does an open cold-room door cost? Four answers from a W20',
    es_ES: '¿Cuánto cuesta la puerta abierta de una cámara? Cuatro respuestas de una W20',
    fr_FR: 'Que coûte une porte de chambre froide ouverte ? Quatre réponses d’une W20',
  },
  coverAlt: coverAlts['scene-pharma-supply-chain.webp'],
  body: {
    zh_CN: `一间 W20 冷库每天耗电 18.4 kWh，这是关着门的数。药品配送中心的门一天开 120 次，每次平均 35 秒，合计 70 分钟。我们在试验中心照这个节奏开了八周，每两周换一种门口的做法。

## 每天的耗电

1. 什么都不装：31.6 kWh
2. 塑料门帘：24.1 kWh
3. 风幕：25.8 kWh，其中风幕自己 2.2
4. 塑料门帘，加上一只“门开 60 秒就响”的蜂鸣器：21.9 kWh

最便宜的是第四种。蜂鸣器 45 元。

## 温度呢

没有门帘时，门边那一格货架每天有 41 分钟高于 8 °C；有门帘，3 分钟；再加蜂鸣器，0。换句话说，门帘首先是药品的事，其次才是电费的事。

## 门帘的坏处也要说

叉车司机不喜欢：条子刮花，看不见对面。一家试用的仓库，两个月后被人用绳子扎了起来，扎得很漂亮。我们因此换了一种：离地 20 cm 以下不装，视线高度用透明度更好的条子，每季度换中间四条。从那以后没有人再扎。

风幕适合另一种情形：门宽超过 2.4 米，或者手推车几乎不断。它也怕灰，滤网每月一洗。

选型时请告诉我们三个数：门宽、每天开几次、每次多久。我们按上面的测试给出建议，不卖您用不上的那一种：[service@norvane.example](mailto:service@norvane.example)。`,
    en_EN: `A W20 cold room uses 18.4 kWh a day. That is with its door shut. In a distribution centre for medicines the door opens 120 times a day for 35 seconds on average, 70 minutes in all. For eight weeks we opened one in the test centre at that rhythm and changed the doorway every fortnight.

## Electricity in a day

1. Nothing in the doorway: 31.6 kWh
2. A strip curtain: 24.1 kWh
3. An air curtain: 25.8 kWh, of which it uses 2.2 itself
4. A strip curtain, and a buzzer that sounds when the door has been open for a minute: 21.9 kWh

The fourth is also the cheapest. The buzzer cost less than a pizza.

## And the temperature?

Without a curtain, the shelf beside the door was above 8 °C for 41 minutes a day. With strips it was three minutes; with strips and buzzer, none. A curtain is a matter of medicines first and of electricity second.

## What is wrong with curtains

Drivers of fork-lifts dislike them: strips are scratched and nobody sees the other side. In a warehouse that tried ours they were tied back after two months, rather neatly. The present kind ends 20 cm above the floor, is clearer at eye level, and has its four middle strips replaced every quarter. Nobody has tied it since.

An air curtain suits doors wider than 2.4 m or trolleys without a pause. Its filter wants washing monthly.

Tell us the width, the number of openings and how long they last, and we will say which: [service@norvane.example](mailto:service@norvane.example).`,
    es_ES: `Una cámara W20 gasta 18,4 kWh al día con la puerta cerrada. En un centro de distribución de medicamentos, la puerta se abre 120 veces diarias durante 35 segundos de media: 70 minutos en total. Durante ocho semanas abrimos una a ese ritmo en el centro de ensayos, cada quincena con una protección distinta en el vano.

## Electricidad al día

1. Sin nada: 31,6 kWh
2. Con cortina de lamas: 24,1 kWh
3. Con cortina de aire: 25,8 kWh, de los que ella misma gasta 2,2
4. Con lamas y un zumbador que suena si la puerta lleva un minuto abierta: 21,9 kWh

La cuarta es además la más barata de las tres protecciones.

## ¿Y la temperatura?

Sin cortina, el estante junto a la puerta pasaba 41 minutos al día por encima de 8 °C. Con lamas, tres; con lamas y zumbador, ninguno. La cortina protege ante todo los medicamentos; el ahorro de electricidad viene después.

## Inconvenientes de las lamas

A los carretilleros no les gustan: se rayan y no se ve el otro lado. En un almacén de prueba, a los dos meses, las habían recogido con una cuerda. La versión actual acaba a 20 cm del suelo, es más transparente a la altura de los ojos y sus cuatro lamas centrales se cambian cada trimestre. Nadie ha vuelto a recogerlas.

La cortina de aire conviene a puertas de más de 2,4 m o a carros sin pausa. Su filtro se lava cada mes.

Díganos ancho, número de aperturas y duración, y le diremos cuál: [service@norvane.example](mailto:service@norvane.example).`,
    fr_FR: `Une chambre W20 consomme 18,4 kWh par jour porte fermée. Dans une plateforme de distribution de médicaments, la porte s’ouvre 120 fois par jour pendant 35 secondes en moyenne, 70 minutes au total. Huit semaines durant, nous en avons ouvert une à ce rythme au centre d’essais, en changeant de protection tous les quinze jours.

## Électricité par jour

1. Rien : 31,6 kWh
2. Un rideau à lanières : 24,1 kWh
3. Un rideau d’air : 25,8 kWh, dont 2,2 pour lui-même
4. Des lanières et un avertisseur qui sonne au bout d’une minute d’ouverture : 21,9 kWh

La quatrième est aussi la moins chère des trois protections.

## Et la température ?

Sans rideau, l’étagère voisine de la porte passait 41 minutes par jour au-dessus de 8 °C. Avec des lanières, trois ; avec l’avertisseur en plus, aucune. Un rideau protège d’abord les médicaments ; l’économie d’électricité vient ensuite.

## Inconvénients des lanières

Les caristes ne les aiment pas : elles se rayent et l’on ne voit plus à travers. Dans un entrepôt d’essai, au bout de deux mois, on les avait relevées avec une ficelle. Le modèle actuel s’arrête à 20 cm du sol, reste transparent à hauteur des yeux, et ses quatre lanières centrales sont remplacées chaque trimestre. Personne ne les a plus relevées.

Le rideau d’air convient au-delà de 2,4 m de large, ou à un va-et-vient continu. Son filtre se lave tous les mois.

Donnez-nous la largeur, le nombre d’ouvertures et leur durée ; nous vous dirons lequel choisir : [service@norvane.example](mailto:service@norvane.example).`,
  },
}
