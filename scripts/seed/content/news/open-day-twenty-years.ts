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
    zh_CN: `9 月 9 日，青屿工厂举办建厂二十周年开放日。预计接待两千人，实际到访 4,300 人。食堂的馒头 11 时 40 分就已售完。

## 参观内容

- **降温比赛**：十台冰箱从室温同时开机，门外显示各自的温度，由孩子们猜哪台先到 −80 °C。最先到达的是 7 号。
- **消声室**：关上门，能听见自己的心跳。
- **2006 年的第一台立式机**：仍在运行，保温层比现在厚一倍，容积只有一半。
- **失效零件展**：二十年里断裂、开裂、泄漏的零件 60 件，每件附有说明，排队的人最多。

## 老员工

2003 年入职的 14 人中，有 9 人仍在公司。他们在门口迎接访客，胸牌上只写工号，创始人顾承宇是 3 号。

## 孩子们问得最多的问题

“里面冷还是外面冷？”“企鹅能不能住？”“停电了怎么办？”

讲解员的回答是：停电时只要不开门，大约有四个小时的时间转移样本。

下次开放日定在 2024 年秋天。`,
    en_EN: `On 9 September the Qingyu plant opened its gates for its twentieth year. We had expected two thousand people; 4,300 came. The canteen’s steamed buns had run out by 11:40.

## What there was to see

- **The race to −80 °C**: ten freezers switched on together, each with its temperature on the door. Children guessed which would be first. Number 7 won.
- **The quiet chamber**: with the door shut you hear your own heart.
- **The first upright of 2006**, still running, with walls twice as thick as today’s and half the volume.
- **Failed parts**: sixty parts that cracked, broke or leaked in twenty years, each with an explanation. This had the longest queue.

## The first employees

Of the fourteen people who started in 2003, nine still work here. They welcomed the visitors at the gate; their badges gave only a staff number. Gu Chengyu, who founded the company, is number 3.

## What the children asked

Is it colder inside or outside? Could a penguin live there? What if the power fails?

In a power failure, keep the door shut: you have about four hours.

The next open day is in autumn 2024.`,
    es_ES: `El 9 de septiembre la planta de Qingyu abrió sus puertas para celebrar su vigésimo año. Esperábamos dos mil personas y vinieron 4300. Los bollos al vapor del comedor se habían acabado a las 11:40.

## Qué se podía ver

- **La carrera hasta −80 °C**: diez congeladores encendidos a la vez, con la temperatura en la puerta. Los niños pronosticaban cuál sería el primero. Ganó el número 7.
- **La cámara silenciosa**: con la puerta cerrada se oye el propio corazón.
- **El primer vertical, de 2006**, que sigue en marcha, con paredes el doble de gruesas que las actuales y la mitad de volumen.
- **Piezas averiadas**: sesenta piezas que se agrietaron, rompieron o perdieron estanqueidad en veinte años, cada una con su explicación. Fue la cola más larga.

## Los primeros empleados

De las catorce personas que empezaron en 2003, nueve siguen en la empresa. Recibieron a los visitantes en la puerta con una placa en la que solo figuraba el número de empleado. Gu Chengyu, el fundador, es el número 3.

## Lo que preguntaron los niños

¿Hace más frío dentro o fuera? ¿Podría vivir ahí un pingüino? ¿Y si se corta la corriente?

En un corte de corriente hay que mantener la puerta cerrada: el margen es de unas cuatro horas.

La próxima jornada de puertas abiertas será en otoño de 2024.`,
    fr_FR: `Le 9 septembre, l’usine de Qingyu a ouvert ses portes pour ses vingt ans. Nous attendions deux mille personnes ; il en est venu 4 300. Les brioches vapeur de la cantine étaient épuisées dès 11 h 40.

## Ce qu’il y avait à voir

- **La course aux −80 °C** : dix congélateurs démarrés ensemble, chacun avec sa température sur la porte. Les enfants devaient deviner le premier arrivé. Le numéro 7 a gagné.
- **La chambre sourde** : porte fermée, on y entend battre son cœur.
- **Le premier congélateur vertical, de 2006**, toujours en marche dans le couloir : des parois deux fois plus épaisses et moitié moins de place à l’intérieur.
- **Les pièces défaillantes** : soixante pièces fendues, rompues ou percées en vingt ans, chacune avec son explication. C’est là que la file était la plus longue.

## Les premiers salariés

Sur les quatorze personnes arrivées en 2003, neuf sont encore là. Elles accueillaient le public avec un badge portant leur seul matricule. Gu Chengyu, le fondateur, a le numéro 3.

## Les questions des enfants

Fait-il plus froid dedans ou dehors ? Un manchot pourrait-il y vivre ? Et s’il y a une coupure de courant ?

En cas de coupure de courant, laissez la porte fermée : vous avez environ quatre heures.

Les prochaines portes ouvertes auront lieu à l’automne 2024.`,
  },
}
