import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const movingCordBlood: NewsSeed = {
  id: '1214000000000011013',
  slug: 'moving-cord-blood',
  type: 'Events',
  cover: 'news-lecture-hall.webp',
  publishTime: '2023-11-30T09:25:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '研讨会纪要：32,000 袋脐带血的搬迁',
    en_EN: 'Seminar report: moving 32,000 units of cord blood',
    es_ES: 'Crónica de un seminario: el traslado de 32 000 unidades de sangre de cordón',
    fr_FR: 'Compte rendu : le transfert de 32 000 poches de sang placentaire',
  },
  coverAlt: coverAlts['news-lecture-hall.webp'],
  body: {
    zh_CN: `11 月 22 日，青屿脐带血库在我们的报告厅介绍了搬迁经验。今年，该库用 26 个夜晚，把 32,000 袋脐带血从老院区移到新址，没有损失，也没有一次温度报警。

## 为何选在夜间

老院区到新址 11 公里，白天要走五十分钟，凌晨一点只要十九分钟。堵车对液氮影响不大，但人员赶时间容易出错。

## 搬迁数据

- 每晚两趟，一辆车运输，另一辆空车带备用罐在中途待命
- 路上每罐一只探头，最高读数 −178 °C
- 每袋核对三次：出罐、入罐、次日由未值夜班的人员再核对一次
- 第九晚因下雨坡道湿滑停运

## 现场提问

**保险如何办理？** 一袋脐带血的价值难以估定，与保险公司谈了六周。

**有没有差错？** 有一袋，标签正确，位置差一格，次日早上核对时发现。第三次核对曾被建议取消，理由是太慢。

**再搬一次会改进什么？** 减少现场人员。第一晚有四十位来宾。

讲稿经血库同意，可以索取：[events@norvane.example](mailto:events@norvane.example)。`,
    en_EN: `On 22 November the Qingyu Cord Blood Bank reported on its move in our lecture hall. This year it carried 32,000 units from its old building to the new one in 26 nights. None was lost, and there was no temperature alarm on the way.

## Why at night

The distance is 11 km. By day it takes fifty minutes, at one in the morning nineteen. Nitrogen vessels tolerate a traffic jam, but people in a hurry make mistakes.

## In figures

- Two runs a night, with a second van waiting halfway, empty but for a cold vessel
- One probe in each vessel; the highest reading on the road was −178 °C
- Three checks of each unit: out, in, and again next day by somebody who had not worked that night
- One night without work, the ninth, on account of rain and a steep ramp

## From the questions

**How was it insured?** The value of a unit is hard to state; the talks with the insurer took six weeks.

**Was there an error?** One. The label was right, but the unit was one position out. The third check found it in the morning. There had been a proposal to drop the third check as too slow.

**What would you change?** Fewer people on site. On the first night there were forty guests.

The bank allows us to send its paper to anyone who asks: [events@norvane.example](mailto:events@norvane.example).`,
    es_ES: `El 22 de noviembre, el Banco de Sangre de Cordón de Qingyu presentó en nuestra sala de conferencias su traslado. Este año llevó 32 000 unidades del edificio antiguo al nuevo en 26 noches. No se perdió ninguna ni hubo alarmas de temperatura en el trayecto.

## Por qué de noche

La distancia es de 11 km. De día se tardan cincuenta minutos; a la una de la madrugada, diecinueve. Los recipientes de nitrógeno toleran un atasco, pero el personal con prisa comete errores.

## En cifras

- Dos viajes por noche, con una segunda furgoneta esperando a medio camino, vacía salvo por un recipiente frío
- Una sonda en cada recipiente; la lectura más alta en ruta fue de −178 °C
- Tres comprobaciones de cada unidad: a la salida, a la entrada y al día siguiente, por alguien que no hubiera trabajado esa noche
- Una noche sin trabajo, la novena, por la lluvia y una rampa empinada

## Preguntas

**¿Cómo se aseguró?** El valor de una unidad es difícil de fijar; las negociaciones con la aseguradora duraron seis semanas.

**¿Hubo algún error?** Uno. La etiqueta era correcta y la posición, la contigua. La tercera comprobación lo detectó por la mañana. Se había propuesto suprimir esa comprobación por lenta.

**¿Qué cambiarían?** Menos personas en el lugar. La primera noche hubo cuarenta invitados.

El banco nos permite enviar su ponencia a quien la pida: [events@norvane.example](mailto:events@norvane.example).`,
    fr_FR: `Le 22 novembre, la Banque de sang placentaire de Qingyu a présenté son déménagement dans notre salle de conférences. Cette année, elle a transféré 32 000 poches de l’ancien bâtiment au nouveau en 26 nuits, sans perte ni alarme de température en chemin.

## Pourquoi la nuit

Le trajet est de 11 km. De jour, il dure cinquante minutes ; à une heure du matin, dix-neuf. Les cuves d’azote supportent un embouteillage, mais des personnes pressées font des erreurs.

## En chiffres

- Deux trajets par nuit, un second fourgon attendant à mi-chemin, vide, hormis une cuve froide
- Une sonde par cuve ; la plus haute valeur en route a été de −178 °C
- Trois contrôles par poche : à la sortie, à l’entrée, puis le lendemain par une personne qui n’avait pas travaillé cette nuit-là
- Une nuit sans travail, la neuvième, à cause de la pluie et d’une rampe raide

## Les questions du public

**Comment le transfert a-t-il été assuré ?** La valeur d’une poche est difficile à fixer ; les discussions avec l’assureur ont duré six semaines.

**Y a-t-il eu une erreur ?** Une. L’étiquette était juste, l’emplacement décalé d’une case. Le troisième contrôle l’a révélée au matin. Il avait été proposé de supprimer ce contrôle, jugé trop lent.

**Que changeriez-vous ?** Le nombre de personnes sur place : la première nuit, il y avait quarante invités.

La banque nous autorise à envoyer son exposé sur demande : [events@norvane.example](mailto:events@norvane.example).`,
  },
}
