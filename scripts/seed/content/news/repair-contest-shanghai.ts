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
    en_EN: 'Shanghai spring fair: a repair contest of twenty minutes',
    es_ES: 'Feria de primavera de Shanghái: un concurso de reparación de veinte minutos',
    fr_FR: 'Salon de printemps de Shanghai : un concours de dépannage de vingt minutes',
  },
  coverAlt: coverAlts['news-fair-hall.webp'],
  body: {
    zh_CN: `4 月 9 日至 12 日，上海春季医疗器械展，诺凡展台 280 平方米。去年我们每小时当众开一次门；今年请观众来修。

## 规则

- 每天三场：10 时、13 时、15 时
- 每场四人，医院、疾控、高校和血站的设备人员均可报名，诺凡员工及家属除外
- 四台同样的药品冷藏箱 R390，各有一个同样的故障，由评委前一晚设置
- 二十分钟，可以用任何仪器，不可以打电话
- 先说出原因再动手的，加分；先动手再说原因的，不加

故障来自过去三年的真实报修。可以透露三个：都不贵，都不在压缩机上，有一个是老鼠。

## 奖品

冠军得一套校准过的铂电阻测温仪，其余选手每人一卷门封检验用的纸条，裁好的，五百条。

## 不比赛的人看什么

旁边的长桌上摆着这三年换下来的 96 个零件，每件一张卡片，写明型号、使用年限和死因。设计师轮流坐在桌子后面，回答问题，接受批评。去年展会后寄来的 37 封来信，其中 22 封的意见已经改进在产品里，也贴在墙上，没改的 15 封贴在另一面。

> 修东西的人最清楚图纸哪里写错了。

**林知寒，研发总监**

报名：[sales@norvane.example](mailto:sales@norvane.example)，4 月 7 日中午截止。展馆与展位号见参展手册。`,
    en_EN: `From 9 to 12 April we are at the spring medical equipment fair in Shanghai, on 280 m². Last year we opened a freezer in public every hour. This year the public repairs.

## The rules

- Three rounds a day, at 10:00, 13:00 and 15:00
- Four to a round, from hospitals, public health laboratories, universities and blood services; our own people and their families are excluded
- Four R390 pharmacy refrigerators with one and the same fault, set by the jury the evening before
- Twenty minutes, any instrument, no telephone
- Naming the cause before touching anything earns a point. Naming it afterwards does not

The faults come from real calls of the past three years. None was expensive, none was in the compressor, and one was a mouse.

## The prizes

The winner receives a calibrated platinum thermometer. Everybody else receives paper strips for testing gaskets, five hundred, cut to size.

## For those who watch

On a long table lie 96 parts replaced in three years, each with its model, age and cause of death. Their designers take turns behind the table. Of the 37 letters after last year’s fair, 22 have changed a product and hang on one wall. The other fifteen hang opposite.

> Nobody knows the errors of a drawing as well as those who repair.

**Lin Zhihan, Director of Research and Development**

Enter by noon on 7 April: [sales@norvane.example](mailto:sales@norvane.example).`,
    es_ES: `Del 9 al 12 de abril estamos en la feria de equipos médicos de primavera de Shanghái, con 280 m². El año pasado abríamos un congelador en público cada hora. Este año repara el público.

## Las reglas

- Tres rondas al día, a las 10:00, las 13:00 y las 15:00
- Cuatro participantes por ronda, de hospitales, salud pública, universidades y servicios de transfusión; nuestro personal y sus familias quedan excluidos
- Cuatro frigoríficos de farmacia R390 con la misma avería, preparada la víspera por el jurado
- Veinte minutos, cualquier instrumento, ningún teléfono
- Nombrar la causa antes de tocar nada da un punto; después, ninguno

Las averías proceden de avisos reales de los tres últimos años. Ninguna fue cara ni estaba en el compresor.

## Los premios

Quien gane recibirá un termómetro de resistencia de platino calibrado; los demás, quinientas tiras de papel para comprobar juntas.

## Para quien mira

Sobre una mesa larga hay 96 piezas sustituidas en tres años, cada una con su modelo, su antigüedad y la causa del fallo. Sus diseñadores atienden las preguntas. De las 37 propuestas que llegaron tras la feria anterior, 22 han cambiado un producto; se exponen todas.

> Quien repara conoce mejor que nadie los errores de diseño.

**Lin Zhihan, directora de Investigación y Desarrollo**

Inscripciones hasta el mediodía del 7 de abril: [sales@norvane.example](mailto:sales@norvane.example).`,
    fr_FR: `Du 9 au 12 avril, nous sommes au salon de printemps des équipements médicaux de Shanghai, sur 280 m². L’an dernier, nous ouvrions un congélateur en public chaque heure. Cette année, c’est le public qui répare.

## Les règles

- Trois manches par jour, à 10 h, 13 h et 15 h
- Quatre concurrents par manche, venus d’hôpitaux, de la santé publique, d’universités et de services du sang ; notre personnel et ses familles sont exclus
- Quatre réfrigérateurs de pharmacie R390 avec une même panne, préparée la veille par le jury
- Vingt minutes, tout instrument, aucun téléphone
- Nommer la cause avant de toucher rapporte un point ; après, aucun

Les pannes viennent d’appels réels des trois dernières années. Aucune n’était coûteuse, aucune ne touchait le compresseur.

## Les prix

Le vainqueur reçoit un thermomètre à résistance de platine étalonné. Les autres reçoivent cinq cents bandes de papier pour vérifier les joints.

## Pour ceux qui regardent

Sur une longue table, 96 pièces remplacées en trois ans, chacune avec son modèle, son âge et la cause de la défaillance. Leurs concepteurs répondent aux questions. Des 37 propositions reçues après le dernier salon, 22 ont modifié un produit ; toutes sont affichées.

> Ceux qui réparent connaissent mieux que personne les erreurs de conception.

**Lin Zhihan, directrice de la recherche et du développement**

Inscription jusqu’au 7 avril à midi : [sales@norvane.example](mailto:sales@norvane.example).`,
  },
}
