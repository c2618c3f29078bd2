import { chineseOnly } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const repairContestShanghai: NewsSeed = {
  id: '1214000000000011026',
  slug: 'repair-contest-shanghai',
  type: 'Events',
  cover: 'news-fair-hall.webp',
  publishTime: '2026-04-02T09:30:00+08:00',
  recommended: false,
  sites: chineseOnly,
  title: {
    zh_CN: '上海春季医疗器械展预告：20 分钟故障排查竞赛',
    en_EN: 'Shanghai spring fair: a twenty-minute repair contest',
    es_ES: 'Feria de primavera de Shanghái: un concurso de reparación de veinte minutos',
    fr_FR: 'Salon de printemps de Shanghai : un concours de dépannage de vingt minutes',
  },
  coverAlt: coverAlts['news-fair-hall.webp'],
  body: {
    zh_CN: `4 月 9 日至 12 日，上海春季医疗器械展，诺凡展台 280 平方米。今年的现场活动是故障排查竞赛。

## 规则

- 每天三场：10 时、13 时、15 时
- 每场四人，医院、疾控、高校和血站的设备人员均可报名，诺凡员工及家属除外
- 四台医用冷藏箱 R390 设置相同的故障，由评委前一晚设置
- 限时二十分钟，可以使用任何仪器，不得打电话
- 动手前先说明原因的加分

故障来自过去三年的真实报修，均不在压缩机上，维修费用也不高。

## 奖品

冠军获得一套校准过的铂电阻测温仪，其余选手每人一套门封检查纸条，共五百条。

## 零件展

现场展出三年来更换的 96 个零件，每件注明型号、使用年限和失效原因，设计人员轮流在场答疑。去年展会后收到的 37 封来信中，22 封的意见已用于产品改进，来信与处理结果一并展出。

> 维修人员最清楚设计哪里需要改进。

**林知寒，研发总监**

报名：[sales@norvane.example](mailto:sales@norvane.example)，4 月 7 日中午截止。展馆与展位号见参展手册。`,
    en_EN: `From 9 to 12 April we are at the spring medical equipment fair in Shanghai, on 280 m². This year visitors take part in a repair contest.

## The rules

- Three rounds a day, at 10:00, 13:00 and 15:00
- Four to a round, from hospitals, public health laboratories, universities and blood services; our own staff and their families are excluded
- Four R390 pharmacy refrigerators with one and the same fault, set by the jury the evening before
- Twenty minutes, any instrument, no telephone
- Naming the cause before touching anything earns a point

The faults come from real calls of the past three years. None was expensive, and none was in the compressor.

## The prizes

The winner receives a calibrated platinum thermometer, all others a set of five hundred paper strips for testing gaskets.

## Exhibition of parts

The stand also shows 96 parts replaced in three years, each with its model, age and cause of failure; designers are present to answer questions. Of the 37 letters after last year’s fair, 22 have led to changes in products. All are on show with our replies.

> Those who repair know best what a design should improve.

**Lin Zhihan, Director of Research and Development**

Enter by noon on 7 April: [sales@norvane.example](mailto:sales@norvane.example).`,
    es_ES: `Del 9 al 12 de abril estamos en la feria de equipos médicos de primavera de Shanghái, con 280 m². Este año, los visitantes participan en un concurso de reparación.

## Las reglas

- Tres rondas al día, a las 10:00, las 13:00 y las 15:00
- Cuatro participantes por ronda, de hospitales, salud pública, universidades y servicios de transfusión; nuestro personal y sus familias quedan excluidos
- Cuatro frigoríficos de farmacia R390 con la misma avería, preparada la víspera por el jurado
- Veinte minutos, cualquier instrumento, ningún teléfono
- Nombrar la causa antes de tocar nada da un punto

Las averías proceden de avisos reales de los tres últimos años. Ninguna fue cara ni estaba en el compresor.

## Los premios

Quien gane recibirá un termómetro de resistencia de platino calibrado; los demás, un juego de quinientas tiras de papel para comprobar juntas.

## Exposición de piezas

El expositor muestra también 96 piezas sustituidas en tres años, cada una con su modelo, su antigüedad y la causa del fallo; los diseñadores responden a las preguntas. De las 37 cartas recibidas tras la feria del año pasado, 22 han dado lugar a cambios en los productos. Se exponen todas con nuestras respuestas.

> Quien repara sabe mejor que nadie qué debe mejorar un diseño.

**Lin Zhihan, directora de Investigación y Desarrollo**

Inscripciones hasta el mediodía del 7 de abril: [sales@norvane.example](mailto:sales@norvane.example).`,
    fr_FR: `Du 9 au 12 avril, nous sommes au salon de printemps des équipements médicaux de Shanghai, sur 280 m². Cette année, les visiteurs peuvent participer à un concours de dépannage.

## Les règles

- Trois manches par jour, à 10 h, 13 h et 15 h
- Quatre concurrents par manche, venus d’hôpitaux, de la santé publique, d’universités et de services du sang ; notre personnel et ses familles sont exclus
- Quatre réfrigérateurs de pharmacie R390 avec une même panne, préparée la veille par le jury
- Vingt minutes, tout instrument, aucun téléphone
- Nommer la cause avant de toucher à l’appareil rapporte un point

Les pannes viennent d’appels réels des trois dernières années. Aucune n’était coûteuse, aucune ne touchait le compresseur.

## Les prix

Le vainqueur reçoit un thermomètre à résistance de platine étalonné. Les autres reçoivent cinq cents bandes de papier pour vérifier les joints.

## L’exposition de pièces

Le stand présente aussi 96 pièces remplacées en trois ans, chacune avec son modèle, son âge et la cause de la défaillance ; des concepteurs répondent aux questions. Sur les 37 propositions reçues après le dernier salon, 22 ont conduit à modifier un produit ; toutes sont affichées avec nos réponses.

> Ceux qui réparent savent mieux que personne ce qu’il faut améliorer dans une conception.

**Lin Zhihan, directrice de la recherche et du développement**

Inscription jusqu’au 7 avril à midi : [sales@norvane.example](mailto:sales@norvane.example).`,
  },
}
