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
    zh_CN: `样本库的备用冰箱往往最难申请经费。它全年运行、接受巡检，一年耗电 4,000 kWh 以上，却不存放样本，因此财务部门每年都会问起。

国际生物与环境样本库协会（ISBER）的最佳实践要求样本库备有应急储存容量，具体数量由风险评估确定。实践中，许多单位按总容量的一成预留。预留方式不同，效果差别很大。

## 三种预留方式

**分散预留。** 每台冰箱空出一层。账面上够一成，但发生故障时要把一台的样本分装到十台，开十次门，登记十次位置。

**停机备用。** 备机平时不通电，可以节电。但从开机到 −80 °C 要四五个小时，与故障冰箱升到 −50 °C 的时间相当，来不及转移。

**低温备用。** 一台整机空置，常年保持 −80 °C。设在 −70 °C 可节电两成，同样随时可用。

## 备用容量的管理

备用冰箱很容易被逐渐占用，往往从“只放一晚”的两盒样本或一块干冰开始。我们见过的有效做法，是在门上注明：*此处存放的是明天的样本。*

此外还有三条规定：存入任何物品须由负责人签字；每季度用空盒做一次转移演练；备机与主机不接同一路电源。

有备用冰箱，值班人员处置报警更从容。`,
    en_EN: `The hardest purchase to defend in a biobank is a freezer with nothing in it. It runs, it is inspected, it uses more than 4,000 kWh a year and stores no samples, so the finance department asks about it every year.

The best practices of ISBER, the international society for biological and environmental repositories, ask for backup storage and leave its size to an assessment of risk. Many biobanks settle on about a tenth of their capacity. How that tenth is kept makes all the difference.

## Three ways to keep a tenth

**Scattered.** One shelf is free in every freezer. On paper it is enough. After a failure, however, the content of one freezer has to go into ten, with ten doors opened and ten lists corrected.

**Switched off.** This saves electricity. From switching on to −80 °C takes four to five hours, about as long as a failed freezer takes to reach −50 °C, which is too late for a transfer.

**Cold.** One whole freezer, empty, always on. At −70 °C it uses a fifth less and is just as ready.

## Empty needs managing

Empty freezers are gradually taken into use, often beginning with two boxes “for one night”. A good remedy we have seen is a sign on the door: *Reserved for tomorrow’s samples.* In addition,

- nothing goes in without a signature
- a transfer is rehearsed each quarter, with empty boxes
- the spare is not on the circuit of those it stands in for

A spare freezer makes every alarm easier to handle.`,
    es_ES: `La compra más difícil de defender en un biobanco es un congelador vacío. Funciona, se revisa, consume más de 4000 kWh al año y no guarda ninguna muestra, de modo que la administración pregunta por él todos los años.

Las buenas prácticas de la ISBER, la sociedad internacional de repositorios biológicos y ambientales, piden capacidad de reserva y dejan la cifra al análisis de riesgos. Muchos biobancos optan por una décima parte de su capacidad. Lo decisivo es cómo se mantiene esa reserva.

## Tres maneras de mantener la reserva

**Repartida.** Un estante libre en cada congelador. Sobre el papel basta. En una avería, el contenido de un congelador ha de repartirse en diez: diez puertas abiertas y diez listas corregidas.

**Apagada.** Ahorra electricidad. Desde el arranque hasta −80 °C pasan cuatro o cinco horas, más o menos lo que tarda uno averiado en llegar a −50 °C. Es demasiado tarde para un traslado.

**Fría.** Un congelador entero, vacío y siempre en marcha. A −70 °C consume una quinta parte menos y está igual de disponible.

## Cómo se mantiene vacío

Los congeladores vacíos acaban utilizándose, a menudo a partir de dos cajas «solo por una noche». Un buen remedio que hemos visto es un cartel en la puerta: *Reservado para las muestras de mañana.* Además:

- nada entra sin firma
- cada trimestre se ensaya un traslado, con cajas vacías
- el de reserva no está en el mismo circuito eléctrico que los que debe sustituir

Con un congelador de reserva, cualquier alarma es más fácil de resolver.`,
    fr_FR: `L’achat le plus difficile à défendre dans une biobanque est celui d’un congélateur vide. Il fonctionne, est contrôlé et consomme plus de 4 000 kWh par an sans rien contenir ; la direction financière pose donc la question chaque année.

Les bonnes pratiques de l’ISBER, la société internationale des dépôts biologiques et environnementaux, demandent une capacité de secours et en laissent l’ampleur à l’analyse de risque. Beaucoup de biobanques retiennent un dixième. Tout dépend de la façon de maintenir cette réserve.

## Trois façons de maintenir la réserve

**Répartie.** Une clayette est libre dans chaque congélateur. Sur le papier, cela suffit. En cas de panne, il faut répartir le contenu d’un appareil dans dix autres, ouvrir dix portes et corriger dix listes.

**À l’arrêt.** On économise l’électricité. De la mise en marche à −80 °C, il faut quatre à cinq heures, à peu près ce que met un appareil en panne pour atteindre −50 °C. C’est trop tard pour un transfert.

**En froid.** Un congélateur entier est vide et toujours en marche. À −70 °C, il consomme un cinquième de moins et reste tout aussi disponible.

## Comment le garder vide

Les congélateurs vides finissent par être remplis, souvent à partir de deux boîtes « pour une nuit ». Un bon remède est une affiche sur la porte : *Réservé aux échantillons de demain.* En outre,

- rien n’entre sans signature
- chaque trimestre, on répète un transfert avec des boîtes vides
- l’appareil de secours n’est pas sur le même circuit électrique que les autres

Avec un congélateur de secours, chaque alarme est plus facile à traiter.`,
  },
}
