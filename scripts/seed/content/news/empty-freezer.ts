import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const emptyFreezer: NewsSeed = {
  id: '1214000000000011012',
  slug: 'empty-freezer',
  type: 'IndustryNews',
  cover: 'scene-sample-network.webp',
  publishTime: '2023-10-19T08:25:00+00:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '样本库为什么需要备用冰箱',
    en_EN: 'Why a biobank needs an empty freezer',
    es_ES: 'Por qué un biobanco necesita un congelador vacío',
    fr_FR: 'Pourquoi une biobanque a besoin d’un congélateur vide',
  },
  coverAlt: coverAlts['scene-sample-network.webp'],
  body: {
    zh_CN: `样本库里最难申请经费的，是一台什么也不装的冰箱。它通电、制冷、接受巡检，一年耗电四千多度，产出为零。财务部门每年都会问起它，而它每隔几年才回答一次。

国际生物与环境样本库协会（ISBER）的最佳实践要求样本库备有应急的储存容量，并把多少留给风险评估去定。实践中，许多单位按总容量的一成来留。这一成怎么留，区别很大。

## 三种留法

**分散地留。** 每台冰箱空出一层。账面上够一成，出事时要把一台的样本塞进十台，开十次门，登记十遍位置。

**关着机留。** 备机不通电，省电。从开机到 −80 °C 要四五个小时，正好是故障冰箱升到 −50 °C 所需的时间。两个钟点同时跑，谁赢不好说。

**冷着留。** 一台整机，常年 −80 °C，空着。温度设在 −70 °C 可以省两成电，压缩机同样随时就位。

## 空也要管

空冰箱最容易被悄悄填满。先是两盒“只放一晚”，后来是一块从不认领的干冰。我们见过最好的办法写在门上：*此处存放的是明天的样本。*

再配三条规矩：装入任何东西须由负责人签字；每季度做一次转移演练，用空盒子；备机与主机不接同一路电源。

有备用冰箱，值班人员处置报警更从容。`,
    en_EN: `The hardest purchase to defend in a biobank is a freezer with nothing in it. It runs, it is inspected, it uses more than 4,000 kWh a year and produces nothing. The finance department asks about it every year. It answers once in five.

The best practices of ISBER, the international society for biological and environmental repositories, ask for backup storage and leave its size to an assessment of risk. Many houses settle on about a tenth of their capacity. How that tenth is kept makes all the difference.

## Three ways to keep a tenth

**Scattered.** One shelf is free in every freezer. On paper it is enough. On the night, the content of one has to go into ten, with ten doors opened and ten lists corrected.

**Switched off.** This saves electricity. From switching on to −80 °C takes four to five hours, about as long as a failed freezer takes to reach −50 °C. A fair race, and not one to watch.

**Cold.** One whole freezer, empty, always on. At −70 °C it uses a fifth less and is just as ready.

## Empty needs managing

Empty freezers fill in secret. It begins with two boxes “for one night”. The best remedy we have seen was a sign on the door: *Reserved for tomorrow’s samples.* Besides that,

- nothing goes in without a signature
- a transfer is rehearsed each quarter, with empty boxes
- the spare is not on the circuit of those it stands in for

A spare freezer makes every alarm easier to handle.`,
    es_ES: `La compra más difícil de defender en un biobanco es un congelador vacío. Funciona, se revisa, gasta más de 4000 kWh al año y no guarda nada. La administración pregunta por él cada año; se necesita, de media, una vez cada cinco.

Las buenas prácticas de la ISBER, la sociedad internacional de repositorios biológicos y ambientales, piden capacidad de reserva y dejan la cifra al análisis de riesgos. Muchos biobancos optan por una décima parte. Importa cómo se mantiene esa reserva.

## Tres maneras de mantener la reserva

**Repartida.** Un estante libre en cada congelador. Sobre el papel basta. En una avería, el contenido de un congelador ha de repartirse en diez: diez puertas abiertas y diez listas corregidas.

**Apagada.** Ahorra electricidad. Desde el arranque hasta −80 °C pasan cuatro o cinco horas, más o menos lo que tarda uno averiado en llegar a −50 °C. El margen es nulo.

**Fría.** Un congelador entero, vacío y siempre en marcha. A −70 °C gasta una quinta parte menos y está igual de disponible.

## Cómo se mantiene vacío

Los congeladores vacíos acaban llenándose. Empieza con dos cajas «solo por una noche». El remedio más eficaz que hemos visto es un cartel en la puerta: *Reservado para las muestras de mañana.* Además,

- nada entra sin firma
- cada trimestre se ensaya un traslado, con cajas vacías
- el de reserva no está en el mismo circuito eléctrico que los demás

Con un congelador de reserva, una alarma se resuelve con un traslado y no con una búsqueda de sitio.`,
    fr_FR: `L’achat le plus difficile à défendre dans une biobanque, c’est un congélateur vide. Il tourne, on l’inspecte, il consomme plus de 4 000 kWh par an et ne contient rien. La direction financière pose la question chaque année ; il sert, en moyenne, une fois tous les cinq ans.

Les bonnes pratiques de l’ISBER, la société internationale des dépôts biologiques et environnementaux, demandent une capacité de secours et en laissent l’ampleur à l’analyse de risque. Beaucoup de biobanques retiennent un dixième. Reste à savoir comment maintenir cette réserve.

## Trois façons de maintenir la réserve

**Répartie.** Une clayette libre dans chaque congélateur. Sur le papier, le compte y est. En cas de panne, il faut répartir le contenu d’un appareil dans dix autres : dix portes ouvertes, dix listes à corriger.

**À l’arrêt.** On économise l’électricité. De la mise en marche à −80 °C, il faut quatre à cinq heures, à peu près ce que met un appareil en panne pour atteindre −50 °C. La marge est nulle.

**En froid.** Un congélateur entier, vide, toujours en marche. À −70 °C, il consomme un cinquième de moins et reste tout aussi disponible.

## Comment le garder vide

Un congélateur vide finit par se remplir. Cela commence par deux boîtes « pour une nuit ». Le remède le plus efficace que nous ayons vu est une affiche sur la porte : *Réservé aux échantillons de demain.* En outre,

- rien n’entre sans signature
- chaque trimestre, on répète un transfert avec des boîtes vides
- l’appareil de secours n’est pas sur le même circuit électrique que les autres

Avec un congélateur de secours, une alarme se traite par un transfert et non par la recherche d’une place.`,
  },
}
