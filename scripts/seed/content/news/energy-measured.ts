import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const energyMeasured: NewsSeed = {
  id: '1214000000000001010',
  slug: 'energy-measured',
  type: 'ProductNews',
  cover: 'news-energy-measured.webp',
  publishTime: '2025-11-06T09:00:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '第三方实测：U830 在 −80 °C 下日耗电 7.2 kWh',
    en_EN: 'Independent test of the U830 confirms 7.2 kWh a day',
    es_ES: 'Un ensayo independiente del U830 confirma 7,2 kWh al día',
    fr_FR: 'Un essai indépendant de l’U830 confirme 7,2 kWh par jour',
  },
  coverAlt: {
    zh_CN: '墙面电表显示 7.2 kWh，旁边是 U830',
    en_EN: 'A wall meter at 7.2 kWh beside a U830 freezer',
    es_ES: 'Un contador de pared con 7,2 kWh junto a un U830',
    fr_FR: 'Un compteur mural affichant 7,2 kWh à côté d’un U830',
  },
  body: {
    zh_CN: `U830 近日列入“可持续实验室名录”。依据不是我们送检的样机，而是独立实验室从成品库随机抽取的三台冰箱：设定 −80 °C、环境 25 °C，24 小时平均耗电 7.20 kWh。

## 三台抽样的结果

实验室按序列号抽签，要求原包装交付，每台先运行十四天，再开始计量。

- 第一台：7.16 kWh
- 第二台：7.21 kWh
- 第三台：7.24 kWh

三台之间相差约 1%，反映了门体、发泡和装配的一致性。

## 其他条件下的耗电

实验室还按用户常问的几种使用条件分别测试。

- 设定 −70 °C：5.8 kWh
- 环境 30 °C：8.3 kWh
- 一个工作日内开门 60 次，每次 15 秒：7.9 kWh
- 前格栅积灰 30 天：7.5 kWh，冲洗后回到 7.2

作为对照，我们试验中心一台使用十二年、容积相近的冰箱，日耗电 19.4 kWh；彻底除霜后为 16.8。仅除霜一项，一年相差 900 多 kWh。

## 用户自测方法

用插座式电能表，在关门状态下连续记录一周，每天记录两次室温。若您的 U830 在上述条件下超过 7.6 kWh，请与我们联系，我们免费派工程师上门：[service@norvane.example](mailto:service@norvane.example)。完整报告可来信索取。`,
    en_EN: `The U830 is now listed in the Sustainable Laboratories Register. The entry is based on three freezers that an independent laboratory took from our stock, not on samples of our choice. Their average was 7.20 kWh in 24 hours at −80 °C, in a room at 25 °C.

## Three freezers, three figures

The laboratory drew the serial numbers by lot, had the freezers delivered in series packaging and ran each for fourteen days before measuring.

- First unit: 7.16 kWh
- Second unit: 7.21 kWh
- Third unit: 7.24 kWh

The spread of about 1% shows how consistent doors, foam and assembly are.

## Consumption under other conditions

The laboratory repeated the measurement under conditions that users had asked us about.

- Set to −70 °C: 5.8 kWh
- Room at 30 °C: 8.3 kWh
- Sixty door openings of fifteen seconds, spread over a working day: 7.9 kWh
- Thirty days of dust on the grille: 7.5 kWh, and 7.2 kWh again after rinsing

For comparison, a twelve-year-old freezer of similar size in our own test centre drew 19.4 kWh. It had never been defrosted properly; after defrosting it drew 16.8.

## How to check ours

You need a plug-in meter, a week and a closed door. Note the room temperature twice a day. If your U830 uses more than 7.6 kWh under the conditions above, please tell us, and we will send an engineer free of charge: [service@norvane.example](mailto:service@norvane.example). The complete report is available on request.`,
    en_US: `The U830 is now listed in the Sustainable Laboratories Register. The entry is based on three freezers that an independent laboratory pulled from our stock, not on samples of our choice. Their average was 7.20 kWh in 24 hours at −80 °C (−112 °F), in a room at 25 °C (77 °F). For a freezer of 29.3 cubic feet, that is 0.25 kWh per cubic foot per day.

## Three freezers, three figures

The laboratory drew the serial numbers by lot, had the freezers delivered in production packaging and ran each for fourteen days before measuring.

- First unit: 7.16 kWh
- Second unit: 7.21 kWh
- Third unit: 7.24 kWh

The spread of about 1% shows how consistent doors, foam and assembly are.

## Consumption under other conditions

The laboratory repeated the measurement under conditions that users had asked us about.

- Set to −70 °C (−94 °F): 5.8 kWh
- Room at 30 °C (86 °F): 8.3 kWh
- Sixty door openings of fifteen seconds, spread over a working day: 7.9 kWh
- Thirty days of dust on the grille: 7.5 kWh, and 7.2 kWh again after rinsing

For comparison, a twelve-year-old freezer of similar size in our own test center drew 19.4 kWh. It had never been defrosted properly; after defrosting it drew 16.8.

## How to check ours

You need a plug-in meter, a week and a closed door. Write down the room temperature twice a day. If your U830 uses more than 7.6 kWh under the conditions above, please tell us, and we will send an engineer at no charge: [us@norvane.example](mailto:us@norvane.example). The complete report is available on request.`,
    es_ES: `El U830 figura desde hoy en el Registro de Laboratorios Sostenibles. La inscripción se apoya en tres congeladores que un laboratorio independiente tomó de nuestro almacén, no en muestras elegidas por nosotros. Su media fue de 7,20 kWh en 24 horas a −80 °C, en una sala a 25 °C.

## Tres congeladores, tres cifras

El laboratorio sorteó los números de serie, recibió los equipos en su embalaje normal y los hizo funcionar catorce días antes de medir.

- Primera unidad: 7,16 kWh
- Segunda unidad: 7,21 kWh
- Tercera unidad: 7,24 kWh

La dispersión, cercana al 1 %, indica la constancia de puertas, espuma y montaje.

## Consumo en otras condiciones

El laboratorio repitió la medición en las condiciones por las que nos habían preguntado los usuarios.

- Consigna de −70 °C: 5,8 kWh
- Sala a 30 °C: 8,3 kWh
- Sesenta aperturas de quince segundos repartidas en una jornada: 7,9 kWh
- Treinta días de polvo en la rejilla: 7,5 kWh, y de nuevo 7,2 kWh tras lavarla

A título de comparación, un congelador de tamaño parecido y doce años de edad consumía 19,4 kWh en nuestro centro de ensayos. Nunca se había desescarchado bien; después de hacerlo, consumió 16,8.

## Cómo comprobar el nuestro

Hacen falta un medidor de enchufe, una semana y la puerta cerrada. Anote la temperatura de la sala dos veces al día. Si su U830 consume más de 7,6 kWh en las condiciones indicadas, comuníquenoslo y enviaremos a un técnico sin cargo: [service@norvane.example](mailto:service@norvane.example). El informe completo se facilita a quien lo solicite.`,
    fr_FR: `L’U830 est désormais inscrit au Registre des laboratoires durables. Cette inscription repose sur trois congélateurs qu’un laboratoire indépendant a prélevés dans notre stock, et non sur des échantillons choisis par nous. Leur moyenne est de 7,20 kWh en 24 heures à −80 °C, dans une pièce à 25 °C.

## Trois congélateurs, trois chiffres

Le laboratoire a tiré au sort les numéros de série, s’est fait livrer les appareils dans leur emballage courant et les a laissés fonctionner quatorze jours avant toute mesure.

- Premier appareil : 7,16 kWh
- Deuxième appareil : 7,21 kWh
- Troisième appareil : 7,24 kWh

L’écart, d’environ 1 %, montre la régularité des portes, de la mousse et du montage.

## Consommation dans d’autres conditions

Le laboratoire a repris la mesure dans des conditions sur lesquelles des utilisateurs nous avaient interrogés.

- Consigne à −70 °C : 5,8 kWh
- Pièce à 30 °C : 8,3 kWh
- Soixante ouvertures de quinze secondes réparties sur une journée : 7,9 kWh
- Trente jours de poussière sur la grille : 7,5 kWh, puis de nouveau 7,2 kWh après rinçage

À titre de comparaison, un congélateur de taille voisine, âgé de douze ans, consommait 19,4 kWh dans notre centre d’essais. Il n’avait jamais été correctement dégivré ; une fois dégivré, il en consommait 16,8.

## Comment vérifier le nôtre

Il faut un compteur sur prise, une semaine et une porte fermée. Relevez la température de la pièce deux fois par jour. Si votre U830 dépasse 7,6 kWh dans les conditions ci-dessus, signalez-le-nous : nous enverrons un technicien sans frais, [service@norvane.example](mailto:service@norvane.example). Le rapport complet est remis sur demande.`,
  },
}
