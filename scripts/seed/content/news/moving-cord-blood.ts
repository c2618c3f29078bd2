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
    zh_CN: `11 月 22 日，青屿脐带血库在我们的报告厅讲了一个下午，题目是搬家。今年，他们用 26 个夜晚，把 32,000 袋脐带血从老院区移到新址，一袋不少，没有一次回温报警。

## 为什么在夜里

老院区到新址 11 公里，白天要走五十分钟，凌晨一点走十九分钟。液氮不怕堵车，怕的是人：人堵在路上会着急。

## 数字

- 每晚两趟，一辆车走，一辆车等在半路，空车，带着备用罐
- 路上每罐一只探头，最高读数 −178 °C
- 每袋核对三次：出罐、入罐、第二天由没有熬夜的人再对一次
- 第九晚停工一次，因为下雨，坡道太滑

## 提问

**“保险怎么买的？”** 保险公司问一袋值多少钱。血库回答，对一个人无价，对其他人为零。双方谈了六周。

**“有没有差错？”** 有，一袋。标签正确，格位差一格，第二天早上的核对发现了它。讲者特意给这一袋放了一整页：第三次核对曾被建议取消，理由是太慢。

**“再搬一次会改什么？”** 少发通知。第一晚来了四十位领导。

讲稿经血库同意，可以索取：[events@norvane.example](mailto:events@norvane.example)。`,
    en_EN: `On 22 November the Qingyu Cord Blood Bank took over our lecture hall for an afternoon to speak about moving house. This year it carried 32,000 units from its old building to the new one in 26 nights. None was lost, and no alarm went off on the way.

## Why at night

The way is 11 km. By day it takes fifty minutes, at one in the morning nineteen. Nitrogen does not mind a traffic jam. People do, and people in a hurry make lists badly.

## In figures

- Two runs a night, with a second van waiting halfway, empty but for a cold vessel
- One probe in each vessel; the highest reading on the road was −178 °C
- Three checks of each unit: out, in, and again next day by somebody who had slept
- One night without work, the ninth, on account of rain and a steep ramp

## From the questions

**How was it insured?** The insurer asked what a unit is worth. To one person everything, said the bank, and to anyone else nothing. The talks took six weeks.

**Was there an error?** One. The label was right, the place was wrong by one. The third check found it in the morning. The speaker gave this unit a page of its own, since there had been a proposal to drop the third check as too slow.

**What would you change?** Fewer invitations. On the first night, forty dignitaries came.

The bank lets us send its paper to whoever asks: [events@norvane.example](mailto:events@norvane.example).`,
    es_ES: `El 22 de noviembre, el Banco de Sangre de Cordón de Qingyu presentó en nuestra sala de conferencias su traslado. Este año llevó 32 000 unidades del edificio antiguo al nuevo en 26 noches. No se perdió ninguna ni sonó alarma alguna por el camino.

## Por qué de noche

Son 11 km. De día se tardan cincuenta minutos; a la una de la madrugada, diecinueve. Un atasco no afecta al nitrógeno, pero sí al personal, que con prisa comete más errores en las listas.

## En cifras

- Dos viajes por noche, con una segunda furgoneta esperando a medio camino, vacía salvo por un recipiente frío
- Una sonda en cada recipiente; la lectura más alta en ruta fue de −178 °C
- Tres comprobaciones de cada unidad: al salir, al entrar y al día siguiente, por alguien que hubiera dormido
- Una noche sin trabajo, la novena, por la lluvia y una rampa empinada

## De las preguntas

**¿Cómo se aseguró?** La aseguradora pidió el valor de cada unidad, que el banco no puede fijar: solo sirve a un paciente compatible. Las negociaciones duraron seis semanas.

**¿Hubo algún error?** Uno. La etiqueta era correcta y la posición, la de al lado. La tercera comprobación lo encontró por la mañana. La ponente le dedicó una página entera, porque se había propuesto suprimir esa comprobación por lenta.

**¿Qué cambiarían?** El número de invitados: la primera noche acudieron cuarenta autoridades.

El banco nos permite enviar su ponencia a quien la pida: [events@norvane.example](mailto:events@norvane.example).`,
    fr_FR: `Le 22 novembre, la Banque de sang placentaire de Qingyu a présenté son déménagement dans notre salle de conférences. Cette année, elle a transféré 32 000 poches de l’ancien bâtiment au nouveau en 26 nuits, sans perte ni alarme en chemin.

## Pourquoi la nuit

Le trajet fait 11 km. De jour, cinquante minutes ; à une heure du matin, dix-neuf. Les embouteillages n’affectent pas l’azote, mais le personnel, qui, pressé, fait plus d’erreurs dans les listes.

## En chiffres

- Deux trajets par nuit, un second fourgon attendant à mi-chemin, vide, hormis une cuve froide
- Une sonde par cuve ; la plus haute valeur en route a été de −178 °C
- Trois contrôles par poche : à la sortie, à l’entrée, puis le lendemain par quelqu’un qui avait dormi
- Une nuit sans travail, la neuvième, à cause de la pluie et d’une rampe raide

## Parmi les questions

**Comment assurer cela ?** L’assureur demandait la valeur de chaque poche, que la banque ne peut fixer : elle ne sert qu’à un patient compatible. Les discussions ont duré six semaines.

**Y a-t-il eu une erreur ?** Une. L’étiquette était juste, l’emplacement faux d’une case. Le troisième contrôle l’a vue au matin. L’oratrice lui a consacré une page entière, car on avait proposé de supprimer ce contrôle, jugé trop lent.

**Que changeriez-vous ?** Le nombre d’invités : la première nuit, quarante officiels sont venus.

La banque nous autorise à envoyer son exposé sur demande : [events@norvane.example](mailto:events@norvane.example).`,
  },
}
