import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const openDayTwentyYears: NewsSeed = {
  id: '1214000000000002038',
  slug: 'open-day-twenty-years',
  type: 'LatestNews',
  cover: 'news-open-day.webp',
  publishTime: '2023-09-14T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '建厂 20 周年开放日接待 4,300 位访客',
    en_EN: '4,300 visitors at the open day for our twentieth anniversary',
    es_ES: '4300 visitantes en las puertas abiertas de nuestro vigésimo aniversario',
    fr_FR: '4 300 visiteurs aux portes ouvertes de notre vingtième anniversaire',
  },
  coverAlt: coverAlts['news-open-day.webp'],
  body: {
    zh_CN: `9 月 9 日，青屿工厂为建厂二十年开门一天。预计来两千人，来了 4,300 人。食堂的馒头 11 点 40 分告罄，随后是花卷，再后是道歉。

## 大家看了什么

- **降温墙**：十台冰箱从室温同时开机，门外写着各自此刻的温度。孩子们下注，赌哪台先到 −80 °C。赢的是 7 号，输的是借出去的那台展示机。
- **静音室**：门一关，能听见自己的心跳。留得最久的是一位带三个孩子的母亲，她说再给五分钟。
- **2006 年的第一台立式机**：仍在运行，立在走廊，保温层比现在厚一倍，容积只有一半。
- **坏东西展**：二十年里断的、裂的、漏的零件 60 件，每件配一张说明。排队最长的是这里。

## 老人们

2003 年入职的 14 人中，有 9 人还在厂里。他们在门口迎客，胸牌上不写职务，只写工号：1 号，4 号，7 号……创始人顾承宇是 3 号。有人问 1 号和 2 号是谁，答：1 号是车间主任，2 号是那台空压机，当时要登记资产。

## 孩子们问得最多的

“里面冷还是外面冷？”“企鹅能不能住？”“停电了怎么办？”

第三个问题我们认真回答了：关着门，等，大约四个小时，别去开它看。

下次开放日定在 2024 年秋天，馒头会多蒸一倍。`,
    en_EN: `On 9 September the Qingyu plant opened its gates for its twentieth year. We had expected two thousand people. 4,300 came. The steamed buns ran out at 11:40, then the rolls; after that we served apologies.

## What there was to see

- **The race to −80 °C**: ten freezers switched on together, each with its temperature on the door. Children placed bets. Number 7 won; last came the demonstration model that sales had brought back.
- **The quiet chamber**: with the door shut you hear your own heart. A mother of three asked for five more minutes.
- **The first upright of 2006**, still running in the corridor, with walls twice as thick as today’s and half of the room inside.
- **Broken things**: sixty parts that cracked, snapped or leaked in twenty years, each with its explanation. This had the longest queue.

## Numbers one to fourteen

Of the fourteen people who started in 2003, nine still work here. They stood at the gate; their badges gave only a staff number. Gu Chengyu, who founded the company, is number 3. Number 1 is the workshop manager. Number 2 turned out to be the air compressor; somebody had had to enter it as an asset.

## What the children asked

Is it colder inside or outside? Could a penguin live there? What if the power fails?

We answered the third one properly: keep the door shut, wait, you have about four hours, and do not open it to look.

The next open day is in autumn 2024. There will be twice as many buns.`,
    es_ES: `El 9 de septiembre la planta de Qingyu abrió sus puertas para celebrar su vigésimo año. Esperábamos dos mil personas y vinieron 4300. Los bollos al vapor se acabaron a las 11:40.

## Qué se podía ver

- **La carrera hasta −80 °C**: diez congeladores encendidos a la vez, con la temperatura en la puerta. Los niños apostaban. Ganó el número 7; el último fue el equipo de demostración del departamento de ventas.
- **La cámara silenciosa**: con la puerta cerrada uno se oye el corazón. La visita más larga fue la de una madre de tres hijos.
- **El primer vertical, de 2006**, que sigue en marcha en el pasillo, con paredes el doble de gruesas y la mitad de espacio.
- **Cosas rotas**: sesenta piezas que se agrietaron, partieron o fugaron en veinte años, cada una con su explicación. Fue la cola más larga.

## Del uno al catorce

De las catorce personas que empezaron en 2003, nueve siguen aquí. Recibían en la puerta con una placa que solo llevaba el número de empleado. Gu Chengyu, el fundador, es el 3. El 1 es el jefe de taller.

## Lo que preguntaron los niños

¿Hace más frío dentro o fuera? ¿Podría vivir ahí un pingüino? ¿Y si se corta la corriente?

A la tercera contestamos en serio: puerta cerrada, paciencia, unas cuatro horas de margen y no abrir para mirar.

La próxima jornada será en otoño de 2024.`,
    fr_FR: `Le 9 septembre, l’usine de Qingyu ouvrait ses portes pour ses vingt ans. Nous attendions deux mille personnes ; il en est venu 4 300. Les brioches vapeur ont manqué dès 11 h 40.

## Ce qu’il y avait à voir

- **La course aux −80 °C** : dix congélateurs démarrés ensemble, leur température sur la porte. Les enfants pariaient. Le numéro 7 a gagné ; l’appareil de démonstration du service des ventes est arrivé dernier.
- **La chambre sourde** : porte fermée, on entend son cœur. La plus longue visite a été celle d’une mère de trois enfants.
- **La première armoire, de 2006**, toujours en marche dans le couloir, aux parois deux fois plus épaisses pour moitié moins de place.
- **Les choses cassées** : soixante pièces fendues, rompues ou percées en vingt ans, chacune avec son explication. C’était la plus longue file.

## Du numéro un au numéro quatorze

Sur les quatorze personnes arrivées en 2003, neuf sont encore là. Elles accueillaient le public avec un badge portant leur seul matricule. Gu Chengyu, le fondateur, a le 3. Le 1 est le chef d’atelier.

## Les questions des enfants

Fait-il plus froid dedans ou dehors ? Un manchot pourrait-il y vivre ? Et s’il y a une coupure de courant ?

À la troisième, nous avons répondu sérieusement : porte fermée, patience, quatre heures devant soi, et ne pas ouvrir pour regarder.

Prochaine journée à l’automne 2024.`,
  },
}
